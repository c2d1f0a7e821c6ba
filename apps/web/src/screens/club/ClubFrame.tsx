import { type ReactNode, useEffect, useState } from 'react';
import { Header } from '../../app/Header.tsx';
import { Message } from '../../app/Message.tsx';
import { clubLine, useClub } from '../../online/club.ts';
import { findClub } from '../../online/presence.ts';
import { useClubWords } from '../../online/words/index.ts';
import styles from './club.module.css';

/** Enters the club: whether it is there, and whether it has said who the person is. */
function useEntered(): 'asking' | 'none' | 'entered' {
  const [club, setClub] = useState<boolean>();
  const met = useClub(({ me }) => me !== undefined);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const found = await findClub();
      if (left) return;
      setClub(found);
      if (found) clubLine();
    };
    void ask();
    return () => {
      left = true;
    };
  }, []);
  if (club === false) return 'none';
  return club === true && met ? 'entered' : 'asking';
}

/** Shows what needs a club once it has been entered, and says so where there is none. */
export function AtClub({ children }: { children: ReactNode }) {
  const words = useClubWords();
  const entered = useEntered();
  if (entered === 'none') return <Message title={words.none} about={words.noneAbout} />;
  if (entered === 'asking') return <Message busy title={words.asking} />;
  return children;
}

/** A page of the club. */
export function ClubFrame({
  kicker,
  title,
  narrow = false,
  children,
}: {
  kicker?: string;
  title: string;
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <Header />
      <main className={narrow ? `${styles['page']} ${styles['narrow']}` : styles['page']}>
        <div>
          {kicker !== undefined && <p className={styles['kicker']}>{kicker}</p>}
          <h1>{title}</h1>
        </div>
        {children}
      </main>
    </>
  );
}

/** Why the club said no; read aloud. */
export function Problem({ sentence }: { sentence: string | undefined }) {
  return sentence === undefined ? null : (
    <p className={styles['problem']} role="alert">
      {sentence}
    </p>
  );
}

/** That something has been done; read aloud. */
export function Done({ sentence }: { sentence: string | undefined }) {
  return <output>{sentence !== undefined && <span className={styles['done']}>{sentence}</span>}</output>;
}
