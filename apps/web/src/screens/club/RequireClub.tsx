import { type ReactNode, useEffect } from 'react';
import { Message } from '../../frame/Message.tsx';
import { clubSocket } from '../../online/club.ts';
import { useSession } from '../../online/session.ts';
import { findClub, useClubStatus } from '../../online/club-status.ts';
import { useClubWords } from '../../words/club/index.ts';

/** Connects to the club: whether there is one, and whether its hello has arrived. */
function useClubReady(): 'asking' | 'none' | 'ready' {
  const club = useClubStatus((status) => status.club);
  const identified = useSession(({ me }) => me !== undefined);
  useEffect(() => void findClub(), []);
  useEffect(() => {
    if (club === true) clubSocket();
  }, [club]);
  if (club === false) return 'none';
  return club === true && identified ? 'ready' : 'asking';
}

/** Shows its children once the club is connected, or a message where there is none. */
export function RequireClub({ children }: { children: ReactNode }) {
  const words = useClubWords();
  const state = useClubReady();
  if (state === 'none') return <Message title={words.none} about={words.noneAbout} />;
  if (state === 'asking') return <Message busy title={words.asking} />;
  return children;
}
