// @ts-check
import { Failure, main, run } from './run.mjs';

// Asks the registry whether a dependency of the product has a known hole. A registry that keeps no advisories, such as a
// mirror, is said so and is no failure.
await main(async () => {
  const { output } = await run('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent'], { minutes: 2 });
  const start = output.indexOf('{');
  const { metadata } = start < 0 ? {} : JSON.parse(output.slice(start));
  if (metadata === undefined) {
    console.log('audit: the registry offers no advisories here');
    return;
  }
  const { high = 0, critical = 0 } = metadata.vulnerabilities;
  if (high + critical > 0) throw new Failure(`${high + critical} dependencies have known holes (npm audit).`, output);
  console.log('audit: no dependency of the product has a known grave hole');
});
