// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Explanation } from './Explanation.tsx';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

test('a button with only an icon still has its name', () => {
  const onClick = vi.fn();
  render(
    <Button icon="undo" iconOnly onClick={onClick}>
      Undo
    </Button>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledOnce();
});

describe('a dialog', () => {
  test('opens with its title and closes by its button', () => {
    const onClose = vi.fn();
    const show = (open: boolean) => (
      <Dialog open={open} title="Rules" words={{ close: 'Close' }} onClose={onClose}>
        <p>Text</p>
      </Dialog>
    );
    const { rerender } = render(show(false));
    expect(screen.queryByText('Text')).toBeNull();
    rerender(show(true));
    expect(screen.getByRole('dialog', { name: 'Rules' }).hasAttribute('open')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('tabs', () => {
  function Sample() {
    const [chosen, choose] = useState<'a' | 'b' | 'c'>('a');
    const tabs = (['a', 'b', 'c'] as const).map((id) => ({ id, name: `Tab ${id}`, content: <p>Pane {id}</p> }));
    return <Tabs label="Panes" tabs={tabs} chosen={chosen} onChoose={choose} />;
  }

  test('show one pane and are walked with the arrow keys', () => {
    render(<Sample />);
    screen.getByRole('tab', { name: 'Tab a' }).focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    expect(document.activeElement!.textContent).toBe('Tab c');
    expect(screen.getByRole('tabpanel', { name: 'Tab c' }).textContent).toBe('Pane c');
    fireEvent.keyDown(document.activeElement!, { key: 'Home' });
    expect(screen.getByRole('tabpanel').textContent).toBe('Pane a');
  });
});

test('an explanation unfolds in place', () => {
  render(<Explanation ask="Why not?">Because.</Explanation>);
  const ask = screen.getByRole('button', { name: 'Why not?' });
  expect(ask.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(ask);
  expect(ask.getAttribute('aria-expanded')).toBe('true');
});
