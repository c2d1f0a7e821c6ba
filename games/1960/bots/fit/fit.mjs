/**
 * Fits the evaluator of 1960 to self-play and prints what to put into weights.ts:
 *   node --conditions=source --import tsx games/1960/bots/fit/fit.mjs data.jsonl
 * First the width of a state's odds (how far margins still move), by the likelihood of who took each state; then, by
 * logistic regression, a factor for each term of the account, drawn towards 1 as if 40 games said so; then how much
 * surer people are told to be than the evaluator is (explain.ts), by the likelihood of the winners; then the reliability
 * tables: what was foretold and how often it came true, as it is told to people and as the levels compare plans by it.
 */
import { readFileSync } from 'node:fs';
import { VOTES } from '../../rules/parts.ts';
import { TERMS } from '../evaluator.ts';
import { SURER, toldToPeople } from '../explain.ts';
import { chanceAt } from '../state-odds.ts';
import { WEIGHTS } from '../weights.ts';

const lines = process.argv
  .slice(2)
  .flatMap((path) => readFileSync(path, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line));
const boards = lines.filter(({ kind }) => kind === 'states');
const decisions = lines.filter(({ kind }) => kind === 'terms');
const print = (text) => process.stdout.write(`${text}\n`);

/** Mean log-likelihood of the states' owners. */
function stateFit(weights) {
  let sum = 0;
  let count = 0;
  for (const { plays, margins, edges, owners } of boards)
    for (const [state, margin] of margins.entries()) {
      const chance = chanceAt(weights, VOTES[state], plays, margin, edges[state]);
      sum += Math.log(Math.max(1e-6, owners[state] === 0 ? chance : 1 - chance));
      count++;
    }
  return sum / count;
}

/** Climbs one number at a time, with ever smaller steps. */
function climb(start, names, score) {
  let best = { ...start };
  let top = score(best);
  for (let step = 0.4; step > 0.02; step /= 1.7)
    for (let again = true; again; ) {
      again = false;
      for (const name of names)
        for (const factor of [1 + step, 1 / (1 + step)]) {
          const tried = { ...best, [name]: best[name] * factor };
          const found = score(tried);
          if (found <= top + 1e-7) continue;
          best = tried;
          top = found;
          again = true;
        }
    }
  return { best, top };
}

print(`${boards.length} boards, ${decisions.length} decisions`);
print(`states, log-likelihood before: ${stateFit(WEIGHTS).toFixed(5)}`);
const widths = climb(WEIGHTS, ['widthAtEnd', 'widthPerPlay', 'widthByVotes', 'edge'], stateFit);
print(`states, log-likelihood after:  ${widths.top.toFixed(5)}`);
for (const name of ['widthAtEnd', 'widthPerPlay', 'widthByVotes', 'edge'])
  print(`  ${name}: ${widths.best[name].toFixed(3)}`);

const NORMAL_AS_LOGISTIC = 1.702;
const chanceWith = (factors, scale, { terms, spread, seat }) => {
  const lead = terms.reduce((sum, term, index) => sum + term * factors[index], 0) * (seat === 0 ? 1 : -1);
  return 1 / (1 + Math.exp((-NORMAL_AS_LOGISTIC * lead * scale) / spread));
};

/** Newton-free: plain gradient ascent with the pull towards 1 and a step for each factor. */
function fitFactors() {
  const factors = TERMS.map(() => 1);
  const pull = 40;
  const curvature = TERMS.map((_, index) =>
    decisions.reduce((sum, { terms, spread }) => sum + ((NORMAL_AS_LOGISTIC * terms[index]) / spread) ** 2 / 4, pull),
  );
  for (let turn = 0; turn < 400; turn++) {
    const slope = factors.map((factor) => pull * (1 - factor));
    for (const decision of decisions) {
      const won = decision.won === decision.seat ? 1 : 0;
      const error = won - chanceWith(factors, 1, decision);
      const sign = decision.seat === 0 ? 1 : -1;
      for (let index = 0; index < factors.length; index++)
        slope[index] += (error * sign * NORMAL_AS_LOGISTIC * decision.terms[index]) / decision.spread;
    }
    for (let index = 0; index < factors.length; index++) factors[index] += (0.3 * slope[index]) / curvature[index];
  }
  return factors;
}

const likelihood = (factors) =>
  decisions.reduce((sum, decision) => {
    const chance = chanceWith(factors, 1, decision);
    return sum + Math.log(Math.max(1e-6, decision.won === decision.seat ? chance : 1 - chance));
  }, 0) / decisions.length;
const factors = fitFactors();
print(
  `terms, log-likelihood: ${likelihood(TERMS.map(() => 1)).toFixed(5)} before, ${likelihood(factors).toFixed(5)} after`,
);
for (const [index, name] of TERMS.entries()) print(`  ${name}: x ${factors[index].toFixed(2)}`);
const kennedy = decisions.filter(({ won }) => won === 0).length / decisions.length;
print(`Kennedy's share of the games behind the decisions: ${(100 * kennedy).toFixed(1)} %`);

const surely = (power) =>
  decisions.reduce((sum, { value, won, seat }) => {
    const odds = (won === seat ? value / (1 - value) : (1 - value) / value) ** power;
    return sum + Math.log(Math.max(1e-6, odds / (1 + odds)));
  }, 0) / decisions.length;
const { best } = climb({ power: 1 }, ['power'], ({ power }) => surely(power));
print(`people are told odds to the power of ${SURER}; this fit asks for ${best.power.toFixed(2)}`);

/** What was foretold in ten parts, and how often it came true. */
function reliability(title, chanceOf) {
  print(`\n${title}\n\n| foretold | positions | came true |\n|---|---|---|`);
  let gap = 0;
  for (let bin = 0; bin < 10; bin++) {
    const inside = decisions.filter(({ value }) => Math.min(9, Math.floor(chanceOf(value) * 10)) === bin);
    if (inside.length === 0) continue;
    const foretold = inside.reduce((sum, { value }) => sum + chanceOf(value), 0) / inside.length;
    const true_ = inside.filter(({ won, seat }) => won === seat).length / inside.length;
    gap += (Math.abs(foretold - true_) * inside.length) / decisions.length;
    print(`| ${(100 * foretold).toFixed(0)} % | ${inside.length} | ${(100 * true_).toFixed(0)} % |`);
  }
  print(`\nexpected calibration error ${gap.toFixed(3)}`);
}
reliability('As people are told:', toldToPeople);
reliability('As the levels compare plans by it:', (value) => value);
