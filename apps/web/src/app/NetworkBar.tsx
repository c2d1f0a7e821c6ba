import { useSyncExternalStore } from 'react';
import { Button } from '../design/Button.tsx';
import { useWords } from '../words/index.ts';
import styles from './NetworkBar.module.css';
import { useUpdate } from './offline.ts';

const listen = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Says when the network is gone, and when a newer page has arrived. */
export function NetworkBar() {
  const words = useWords();
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  const update = useUpdate();
  if (online && update === undefined) return null;
  return (
    <aside className={styles['network']}>
      {online ? words.updateReady : words.offline}
      {online && (
        <Button look="quiet" onClick={update}>
          {words.updateNow}
        </Button>
      )}
    </aside>
  );
}
