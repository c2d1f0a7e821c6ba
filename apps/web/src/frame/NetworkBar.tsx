import { useSyncExternalStore } from 'react';
import { Button } from '@whistlestop/board';
import { useClubStatus } from '../online/club-status.ts';
import { useWords } from '../words/index.ts';
import styles from './NetworkBar.module.css';
import { loadNewest, useUpdate } from '../page/offline.ts';

const listen = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Reports that the network is gone, that an update is ready, or that the club has a newer version. */
export function NetworkBar() {
  const words = useWords();
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  const update = useUpdate();
  const outdated = useClubStatus((status) => status.outdated);
  if (!online) return <aside className={styles['network']}>{words.offline}</aside>;
  if (update === undefined && !outdated) return null;
  return (
    <aside className={styles['network']}>
      {update === undefined ? words.outdated : words.updateReady}
      <Button look="quiet" onClick={update ?? (() => void loadNewest())}>
        {words.updateNow}
      </Button>
    </aside>
  );
}
