import type { PageSitting } from '../../frame/board-page.ts';
import { forfeitWinners } from '@whistlestop/kernel';
import { Button, Dialog } from '@whistlestop/board';

/** Asks once more before a person gives the match up. */
export function ResignDialog({ open, sitting, onClose }: { open: boolean; sitting: PageSitting; onClose: () => void }) {
  const { snapshot, words, texts, table } = sitting;
  const { now, mySeats } = snapshot;
  const seat = now.kind === 'asks' || now.kind === 'curtain' ? now.seat : mySeats[0];
  if (seat === undefined) return null;
  const winners = forfeitWinners(table.game, seat).map((winner) => texts.seat(winner));
  return (
    <Dialog
      open={open}
      title={words.table.resignTitle}
      words={words}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            look="danger"
            onClick={() => {
              onClose();
              void table.resign(seat);
            }}
          >
            {words.table.resign}
          </Button>
        </>
      }
    >
      <p>
        {table.botPlaysOn?.(seat) === true
          ? words.table.resignToBot(table.substitute !== true)
          : words.table.resignAbout(winners)}
      </p>
    </Dialog>
  );
}
