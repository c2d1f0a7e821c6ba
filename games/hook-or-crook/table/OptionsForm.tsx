import {
  board,
  boardSchema,
  cheatDeckSchema,
  cheats,
  COLOURS,
  type Colour,
  evidence,
  evidenceDeckSchema,
  hookOrCrook,
  news,
  newsDeckSchema,
  type Options,
  VOTES_PER_COLOUR,
} from '../rules/index.ts';
import { Select, SelectGroup, FileChoice, OwnFiles, OptionSelects, type OptionsFormProps } from '@whistlestop/board';
import { packWords } from '../texts/index.ts';
import { tableWords } from '../texts/table.ts';

/** Everything that is agreed before a match of Hook or Crook. */
export function OptionsForm({ options, words: page, language, onChange }: OptionsFormProps) {
  const chosen = hookOrCrook.options.parse(options);
  const words = tableWords[language];
  const { seats, options: plain } = packWords[language];
  const colours = coloursOf(chosen);
  const names = Object.fromEntries(COLOURS.map((colour) => [colour, seats[colour] ?? colour]));
  const votes = Object.fromEntries(
    Array.from({ length: VOTES_PER_COLOUR + 1 }, (_, count) => [count, words.value(count)]),
  );
  return (
    <>
      <SelectGroup>
        <Select
          name={words.states}
          value={`${chosen.states}`}
          answers={words.stateCount}
          onChoose={(count) => {
            const states = Number(count);
            const others = COLOURS.filter((colour) => !colours.includes(colour));
            onChange({ ...chosen, states, colours: [...colours, ...others].slice(0, states) });
          }}
        />
        {colours.map((colour, place) => (
          <Select
            key={place}
            name={words.colour(place + 1)}
            value={colour as string}
            answers={names}
            onChoose={(next) => onChange({ ...chosen, colours: exchanged(colours, place, next) })}
          />
        ))}
        <Select
          name={words.startingVotes}
          value={`${chosen.startingVotes[chosen.states - 1] ?? 0}`}
          answers={votes}
          onChoose={(count) =>
            onChange({ ...chosen, startingVotes: chosen.startingVotes.with(chosen.states - 1, Number(count)) })
          }
        />
        <OptionSelects words={plain} chosen={chosen} onAnswer={(answer) => onChange({ ...chosen, ...answer })} />
      </SelectGroup>
      <OwnFiles words={page}>
        <FileChoice
          words={page}
          name={words.files.board}
          schema={boardSchema}
          printed={() => board}
          fileName="hook-or-crook-board.json"
          taken={chosen.board !== undefined}
          onTake={(own) => onChange({ ...chosen, board: own })}
        />
        <FileChoice
          words={page}
          name={words.files.news}
          schema={newsDeckSchema}
          printed={() => news}
          fileName="hook-or-crook-news.json"
          taken={chosen.news !== undefined}
          onTake={(own) => onChange({ ...chosen, news: own })}
        />
        <FileChoice
          words={page}
          name={words.files.cheats}
          schema={cheatDeckSchema}
          printed={() => cheats}
          fileName="hook-or-crook-cheats.json"
          taken={chosen.cheats !== undefined}
          onTake={(own) => onChange({ ...chosen, cheats: own })}
        />
        <FileChoice
          words={page}
          name={words.files.evidence}
          schema={evidenceDeckSchema}
          printed={() => evidence}
          fileName="hook-or-crook-evidence.json"
          taken={chosen.evidence !== undefined}
          onTake={(own) => onChange({ ...chosen, evidence: own })}
        />
      </OwnFiles>
    </>
  );
}

const coloursOf = ({ states, colours }: Options): readonly Colour[] => colours ?? COLOURS.slice(0, states);

/** Gives a place another colour; whoever had it takes the place's former one. */
function exchanged(colours: readonly Colour[], place: number, next: string): readonly Colour[] {
  const wanted = COLOURS.find((colour) => colour === next);
  const former = colours[place];
  if (wanted === undefined || former === undefined) return colours;
  return colours.map((colour, at) => (at === place ? wanted : colour === wanted ? former : colour));
}
