import { type ReactNode, useEffect, useState } from 'react';
import { Message } from '../../app/Message.tsx';
import { clubLine, useClub } from '../../online/club.ts';
import { findClub } from '../../online/presence.ts';
import { useClubWords } from '../../online/words/index.ts';

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
