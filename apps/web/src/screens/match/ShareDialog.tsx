import { formatRecord, type Match } from '@whistlestop/kernel';
import { useState } from 'react';
import { addressOf } from '../../page/router.ts';
import { Button, Dialog, download } from '@whistlestop/board';
import { copyText } from '../../storage/copy-text.ts';
import { packText } from '../../storage/link.ts';
import { useWords } from '../../words/index.ts';
import styles from './ShareDialog.module.css';

/** Shares the match, or the part up to the position on the table, as a file or a link that contains it. */
export function ShareDialog({
  open,
  match,
  upTo = match.log.length,
  over,
  onClose,
}: {
  open: boolean;
  match: Match;
  /** The log entry the position on the table follows. */
  upTo?: number;
  over: boolean;
  onClose: () => void;
}) {
  const words = useWords();
  const whole = () => formatRecord(match.game, match.header, match.log);
  const position = () => formatRecord(match.game, match.header, match.log.slice(0, upTo));
  return (
    <Dialog open={open} title={words.share.title} words={words} onClose={onClose}>
      <div className={styles['share']}>
        <p>{words.share.about}</p>
        {!over && <p className={styles['warning']}>{words.share.open}</p>}
        <Ways title={words.share.record} name={`whistlestop-${match.header.match}`} text={whole} />
        {upTo < match.log.length && (
          <Ways title={words.share.position} name={`whistlestop-${match.header.match}-${upTo}`} text={position} />
        )}
      </div>
    </Dialog>
  );
}

function Ways({ title, name, text }: { title: string; name: string; text: () => string }) {
  const words = useWords();
  const [copied, setCopied] = useState<{ readonly ok: boolean; readonly link: string }>();
  const copy = async () => {
    const packed = await packText(text());
    const link = `${location.origin}${location.pathname}${addressOf({ at: 'shared', packed })}`;
    setCopied({ ok: await copyText(link), link });
  };
  return (
    <section className={styles['ways']} aria-label={title}>
      <h3>{title}</h3>
      <div className={styles['buttons']}>
        <Button icon="download" onClick={() => download(`${name}.txt`, text())}>
          {words.share.saveFile}
        </Button>
        <Button icon="share" onClick={() => void copy()}>
          {words.share.copyLink}
        </Button>
      </div>
      <output className={styles['copied']}>
        {copied?.ok === true && words.share.copied}
        {copied?.ok === false && (
          <label>
            {words.share.notCopied}
            <input readOnly value={copied.link} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </output>
    </section>
  );
}
