/**
 * Fits the valuer of Hook or Crook: plays the skilled bot against itself and climbs to the numbers under which the
 * owners of the colours at the end were most likely.
 *   node --conditions=source --import tsx games/hook-or-crook/bots/fit/fit.mjs GAMES
 */
import { hookOrCrook } from '../../rules/index.ts';
import { playOn, Random, viewOf } from '@whistlestop/kernel';
import { botNamed, decide } from '@whistlestop/kernel/bots';
import { bots } from '../index.ts';
import { HookOrCrookValuer, spacesLeft, WEIGHTS } from '../valuer.ts';

const games = Number(process.argv[2] ?? 200);
const samples = [];
for (const states of [1, 2, 3, 4, 5]) {
  const game = hookOrCrook.open(hookOrCrook.options.parse({ states }));
  const { pile, votes, evidenceHand, hand } = game.constants.fields;
  const valuer = new HookOrCrookValuer(game);
  const kind = botNamed({ ...hookOrCrook, bots }, 'skilled');
  const bot = kind.create(game);
  for (let index = 0; index < games; index++) {
    const random = new Random(`${states}/${index}`);
    const s = game.layout.create();
    game.init(s);
    const seen = [];
    playOn(game, s, random, (seat) => {
      if (random.below(4) === 0) {
        valuer.countPlayed(s);
        for (let state = 0; state < states; state++)
          seen.push({
            state,
            lead: pile.at(s, state) - votes.at(s, state) + 0.5,
            left: spacesLeft(game, s),
            proofs: evidenceHand.get(s),
            played: valuer.played[state],
            held: hand.at(s, state),
          });
      }
      return decide(bot, { view: viewOf(game, s, seat), evaluations: 0, random });
    });
    for (const sample of seen)
      samples.push({ ...sample, beaten: pile.at(s, sample.state) >= votes.at(s, sample.state) ? 1 : 0 });
  }
}

function fit(w) {
  let sum = 0;
  for (const { lead, left, proofs, played, held, beaten } of samples) {
    const expected =
      lead + w.evidence * proofs + w.exposed * Math.min(proofs, played) - w.cheat * held + w.drift * left;
    const chance = 1 / (1 + Math.exp(-expected / (w.widthAtEnd + w.widthPerSpace * Math.sqrt(left))));
    sum += Math.log(Math.max(1e-6, beaten === 1 ? chance : 1 - chance));
  }
  return sum / samples.length;
}

let best = { ...WEIGHTS };
let top = fit(best);
process.stdout.write(`${samples.length} samples, log-likelihood ${top.toFixed(5)} before`);
for (let step = 0.5; step > 0.01; step /= 2)
  for (let again = true; again; ) {
    again = false;
    for (const name of Object.keys(best))
      for (const by of [step, -step]) {
        const tried = { ...best, [name]: best[name] + by * (name === 'drift' ? 0.05 : 1) };
        if (tried.widthAtEnd < 0.3 || tried.widthPerSpace < 0) continue;
        const found = fit(tried);
        if (found <= top + 1e-7) continue;
        best = tried;
        top = found;
        again = true;
      }
  }
process.stdout.write(`, ${top.toFixed(5)} after\n${JSON.stringify(best)}\n`);
