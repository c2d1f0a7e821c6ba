import { lazy, Suspense, useEffect, useMemo } from 'react';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { useWords, type Words } from '../words/index.ts';
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
  useEffect(() => {
    document.title = titleOf(route, words);
  }, [route, words]);
  return (
    <ErrorBoundary key={address} words={words}>
      <NetworkBar />
      <Suspense fallback={<Message busy title={words.loading} />}>
        <Screen route={route} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What the browser's tab says. */
function titleOf(route: Route, words: Words): string {
  const places: Partial<Record<Route['at'], string>> = {
    'set-up': words.setUp.title,
    match: words.table.tab,
    replay: words.replay.title,
    shared: words.replay.title,
    rulings: words.rulings.title,
  };
  const place = places[route.at];
  return place === undefined ? words.name : `${place} – ${words.name}`;
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
