import type { PageSitting } from '../../frame/board-page.ts';
import type { Offer } from '@whistlestop/client';
import { Button, Dialog } from '@whistlestop/board';
import { useRequest } from '../../online/club-cache.ts';
import { useClubWords } from '../../words/club/index.ts';
import type { RemoteTable } from '@whistlestop/table';
import { ErrorText } from './StatusText.tsx';
import styles from './club.module.css';
import { moveAt, useEarlierSteps } from './move-name.ts';

/** How many of the person's last moves can be named in a takeback. */
const RECENT = 6;

/** Offers that need the others' consent: a takeback, a pause of the clocks. */
export function OffersDialog({
  open,
  sitting,
  table,
  onClose,
}: {
  open: boolean;
  sitting: PageSitting;
  table: RemoteTable;
  onClose: () => void;
}) {
  const { table: words } = useClubWords();
  const { busy, problem, run } = useRequest();
  const { steps, mySeats, players } = sitting.snapshot;
  const alone = players.every(({ kind }, seat) => kind === 'bot' || mySeats.includes(seat));
  useEarlierSteps(table, open);
  const mine = steps
    .flatMap((step, index) => (step.seat !== undefined && mySeats.includes(step.seat) ? [{ step, index }] : []))
    .slice(-RECENT)
    .reverse();
  const offer = async (proposed: Offer) => {
    if (await run(() => table.offer(proposed))) onClose();
  };
  const { clock } = table.info;
  return (
    <Dialog open={open} title={words.offers} shape="sheet" words={sitting.words} onClose={onClose}>
      <div className={styles['form']}>
        <ErrorText sentence={problem} />
        <section className={styles['section']} aria-label={words.takeback}>
          <h3>{words.takeback}</h3>
          <p className={styles['quiet']}>
            {mine.length === 0 ? words.takebackNone : alone ? words.takebackAlone : words.takebackAbout}
          </p>
          {mine.map(({ step, index }) => {
            const { name, later } = moveAt(sitting, index);
            return (
              <Button
                key={step.sequence}
                icon="undo"
                disabled={busy}
                onClick={() => void offer({ kind: 'takeback', to: steps[index - 1]?.sequence ?? 0 })}
              >
                {words.before(name, later)}
              </Button>
            );
          })}
        </section>
        <section className={styles['section']} aria-label={words.clocks}>
          <h3>{words.clocks}</h3>
          <p className={styles['quiet']}>
            {clock === null ? words.noClock : alone ? words.pauseAlone : words.pauseAbout}
          </p>
          {clock !== null && (
            <Button
              icon={clock.paused ? 'play' : 'pause'}
              disabled={busy}
              onClick={() => void offer({ kind: clock.paused ? 'resume' : 'pause' })}
            >
              {clock.paused ? words.resume : words.pause}
            </Button>
          )}
        </section>
      </div>
    </Dialog>
  );
}
