// @ts-check
import { Failure, run } from './run.mjs';

/**
 * Fails on high or critical advisories for a dependency of the product. A registry without advisories, or out of reach,
 * is reported and is no failure.
 * @param {(sentence: string) => void} say
 */
export async function auditDependencies(say) {
  const { output } = await run('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent'], { minutes: 1 });
  const found = vulnerabilitiesIn(output);
  if (found === undefined) {
    say('nothing was checked: the registry offers no advisories here');
    return;
  }
  const { high = 0, critical = 0 } = found;
  if (high + critical > 0) throw new Failure(`${high + critical} dependencies have known holes (npm audit).`, output);
}

/**
 * The advisory counts by severity in the output of `npm audit`; undefined when there are none to read.
 * @param {string} output
 * @returns {Record<string, number> | undefined}
 */
export function vulnerabilitiesIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'))).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
