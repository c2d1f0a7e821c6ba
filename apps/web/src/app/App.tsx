import { lazy, Suspense, useMemo } from 'react';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { useWords } from '../words/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Message } from './Message.tsx';
import { NetworkBar } from './NetworkBar.tsx';
import { type Route, routeOf, useAddress } from './router.ts';

const SetUpScreen = lazy(() => import('../screens/set-up/SetUpScreen.tsx'));
const PlayScreen = lazy(() => import('../screens/set-up/PlayScreen.tsx'));
const MatchScreen = lazy(() => import('../screens/match/MatchScreen.tsx'));
const ReplayScreen = lazy(() => import('../screens/replay/ReplayScreen.tsx'));
const SharedScreen = lazy(() => import('../screens/replay/SharedScreen.tsx'));
const RulingsScreen = lazy(() => import('../screens/rulings/RulingsScreen.tsx'));

/** The page: one screen at a time, by its address. */
export function App() {
  const address = useAddress();
  const route = useMemo(() => routeOf(address), [address]);
  const words = useWords();
  return (
    <ErrorBoundary key={address} words={words}>
      <NetworkBar />
      <Suspense fallback={<Message busy title={words.loading} />}>
        <Screen route={route} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Screen({ route }: { route: Route }) {
  const words = useWords();
  switch (route.at) {
    case 'home':
      return <HomeScreen />;
    case 'set-up':
      return <SetUpScreen game={route.game} />;
    case 'play':
      return <PlayScreen game={route.game} choices={route.choices} />;
    case 'match':
      return <MatchScreen key={route.id} id={route.id} />;
    case 'replay':
      return <ReplayScreen id={route.id} />;
    case 'shared':
      return <SharedScreen packed={route.packed} />;
    case 'rulings':
      return <RulingsScreen game={route.game} ruling={route.ruling} />;
    case 'nowhere':
      return <Message title={words.errors.nowhere} />;
  }
}
