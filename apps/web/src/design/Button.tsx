import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `primary` is the one thing to do next, `plain` is everything else, `quiet` has no frame of its own. */
  look?: 'primary' | 'plain' | 'quiet';
  icon?: IconName;
  /** Shows the icon alone; the children still name the button for those who listen. */
  iconOnly?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A button of the house. */
export function Button({ look = 'plain', icon, iconOnly = false, className, children, ...rest }: ButtonProps) {
  const classes = [styles['button'], styles[look], iconOnly && styles['iconOnly'], className].filter(Boolean).join(' ');
  return (
    <button type="button" {...rest} className={classes}>
      {icon !== undefined && <Icon name={icon} />}
      {iconOnly ? <span className="visually-hidden">{children}</span> : children}
    </button>
  );
}
