import { lazy } from 'react';
import type { ClubRoute } from '../../page/router.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { RequireClub } from './RequireClub.tsx';
import { ConfirmScreen } from './ConfirmScreen.tsx';
import { LobbyScreen } from './LobbyScreen.tsx';
import { OpenMatchScreen } from './OpenMatchScreen.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { ResetScreen } from './ResetScreen.tsx';

/** Loaded when somebody opens a match. */
const ClubMatchScreen = lazy(() => import('./ClubMatchScreen.tsx'));
const ClubReplayScreen = lazy(() => import('./ClubReplayScreen.tsx'));

/** All pages that need a club. */
export default function ClubPages({ route }: { route: ClubRoute }) {
  return (
    <RequireClub>
      <Page route={route} />
    </RequireClub>
  );
}

function Page({ route }: { route: ClubRoute }) {
  switch (route.at) {
    case 'club':
      return <LobbyScreen />;
    case 'club-new':
      return <OpenMatchScreen game={route.game} />;
    case 'club-match':
      return <ClubMatchScreen key={route.id} id={route.id} invite={route.invite} seat={route.seat} />;
    case 'club-replay':
      return <ClubReplayScreen id={route.id} invite={route.invite} />;
    case 'account':
      return <AccountScreen back={route.back} />;
    case 'player':
      return <ProfileScreen name={route.name} />;
    case 'reset':
      return <ResetScreen token={route.token} />;
    case 'confirm':
      return <ConfirmScreen token={route.token} />;
  }
}
