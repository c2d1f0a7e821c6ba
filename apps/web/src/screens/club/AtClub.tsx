import { type ReactNode, useEffect } from 'react';
import { Message } from '../../app/Message.tsx';
import { clubLine, useClub } from '../../online/club.ts';
import { findClub, usePresence } from '../../online/presence.ts';
import { useClubWords } from '../../online/words/index.ts';

/** Enters the club: whether it is there, and whether it has said who the person is. */
function useEntered(): 'asking' | 'none' | 'entered' {
  const club = usePresence((presence) => presence.club);
  const met = useClub(({ me }) => me !== undefined);
  useEffect(() => void findClub(), []);
  useEffect(() => {
    if (club === true) clubLine();
  }, [club]);
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
