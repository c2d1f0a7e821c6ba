import { lazy, Suspense, useEffect, useMemo } from 'react';
import { lookForClub, useClubStatus } from '../online/club-status.ts';
import { HomeScreen } from '../screens/home/HomeScreen.tsx';
import { useWords, type PageWords } from '../words/index.ts';
import { ErrorBoundary } from '../frame/ErrorBoundary.tsx';
import { useTabHeading } from '../frame/tab-heading.ts';
import { Message } from '../frame/Message.tsx';
import { NetworkBar } from '../frame/NetworkBar.tsx';
import { addressOf, type Route, routeOf, useAddress } from '../page/router.ts';

const SetUpScreen = lazy(() => import('../screens/set-up/SetUpScreen.tsx'));
const PlayScreen = lazy(() => import('../screens/set-up/PlayScreen.tsx'));
const MatchScreen = lazy(() => import('../screens/match/MatchScreen.tsx'));
const ReplayScreen = lazy(() => import('../screens/replay/ReplayScreen.tsx'));
const SharedScreen = lazy(() => import('../screens/replay/SharedScreen.tsx'));
const RulesScreen = lazy(() => import('../screens/rules/RulesScreen.tsx'));
const RulingsScreen = lazy(() => import('../screens/rulings/RulingsScreen.tsx'));
const ClubPages = lazy(() => import('../screens/club/ClubPages.tsx'));

/** The page: one screen at a time, by its address. */
export function App() {
  const address = useAddress();
  const route = useMemo(() => routeOf(address), [address]);
  const words = useWords();
  useEffect(() => void lookForClub(), []);
  // The sections of one guide are one place: who goes from one to another stays on the page.
  const place = route.at === 'rules' ? addressOf({ ...route, section: undefined }) : address;
  return (
    <ErrorBoundary key={place} words={words}>
      <Title route={route} />
      <NetworkBar />
      <Suspense fallback={<Message busy title={words.loading} />}>
        <Screen route={route} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Keeps the browser's tab saying where the person is and how many matches wait for them. */
function Title({ route }: { route: Route }) {
  const words = useWords();
  const waiting = useClubStatus((status) => status.waiting);
  const heading = useTabHeading((page) => page.heading);
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${titleOf(route, words, heading)}`;
  }, [route, words, waiting, heading]);
  return null;
}

/** The title of a route; the heading of its page where the route has none of its own. */
function titleOf(route: Route, words: PageWords, heading: string | undefined): string {
  const places: Record<Route['at'], string | undefined> = {
    home: undefined,
    'set-up': words.setUp.title,
    play: undefined,
    match: words.table.tab,
    replay: words.replay.title,
    shared: words.replay.title,
    rules: words.rules.title,
    rulings: words.rulings.title,
    club: words.online,
    'club-new': words.setUp.title,
    'club-match': words.table.tab,
    'club-replay': words.replay.title,
    account: words.online,
    player: words.online,
    reset: words.online,
    confirm: words.online,
    nowhere: undefined,
  };
  const place = places[route.at] ?? heading;
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
    case 'rules':
      return <RulesScreen game={route.game} section={route.section} />;
    case 'rulings':
      return <RulingsScreen game={route.game} ruling={route.ruling} />;
    case 'club':
    case 'club-new':
    case 'club-match':
    case 'club-replay':
    case 'account':
    case 'player':
    case 'reset':
    case 'confirm':
      return <ClubPages route={route} />;
    case 'nowhere':
      return <Message title={words.errors.nowhere} />;
  }
}
