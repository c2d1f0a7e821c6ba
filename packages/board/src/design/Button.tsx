import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface Shape {
  /** `primary` is the one thing to do next, `danger` cannot be undone, `plain` is everything else, `quiet` has no frame. */
  look?: 'primary' | 'danger' | 'plain' | 'quiet';
  icon?: IconName;
  /** Shows the icon alone; the children name the button for screen readers. */
  iconOnly?: boolean;
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Shape & { ref?: Ref<HTMLButtonElement> };

/** A button in the product's style. */
export function Button({ look, icon, iconOnly, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classesOf({ look, iconOnly }, className)}>
      <Face icon={icon} iconOnly={iconOnly}>
        {children}
      </Face>
    </button>
  );
}

/** A link that looks like such a button. */
export function ButtonLink({
  look,
  icon,
  iconOnly,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Shape) {
  return (
    <a {...rest} className={classesOf({ look, iconOnly }, className)}>
      <Face icon={icon} iconOnly={iconOnly}>
        {children}
      </Face>
    </a>
  );
}

type Given<T> = { [Key in keyof T]: T[Key] | undefined };

const classesOf = (
  { look = 'plain', iconOnly = false }: Pick<Given<Shape>, 'look' | 'iconOnly'>,
  more: string | undefined,
): string => [styles['button'], styles[look], iconOnly && styles['iconOnly'], more].filter(Boolean).join(' ');

function Face({ icon, iconOnly, children }: Pick<Given<Shape>, 'icon' | 'iconOnly'> & { children: ReactNode }) {
  return (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {iconOnly === true ? <span className="visually-hidden">{children}</span> : children}
    </>
  );
}
