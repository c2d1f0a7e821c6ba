import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Tabs.module.css';

type Tab<Id extends string> = { id: Id; name: string; icon?: IconName; content: ReactNode };

export type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Several panes in one place. Arrow keys walk the tabs, and walking chooses. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ id }) => id === chosen);

  const walk = (event: KeyboardEvent) => {
    const here = tabs.findIndex(({ id }) => id === chosen);
    const step = STEPS[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step && (here + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChoose(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };

  return (
    <div className={styles['tabs']}>
      <div ref={list} className={styles['list']} role="tablist" aria-label={label}>
        {tabs.map(({ id, name, icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            className={styles['tab']}
            aria-selected={id === chosen}
            aria-controls={`${base}-pane`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={walk}
          >
            {icon !== undefined && <Icon name={icon} />}
            {name}
          </button>
        ))}
      </div>
      <div id={`${base}-pane`} className={styles['pane']} role="tabpanel" aria-labelledby={`${base}-${chosen}`}>
        {current?.content}
      </div>
    </div>
  );
}
