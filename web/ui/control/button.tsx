import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { Icon, type IconName } from '#web/ui/brand/icon.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import styles from './button.module.css'
import { Link, type LinkProps } from './link.tsx'

type Look = {
  tone?: 'primary' | 'quiet' | 'danger' | undefined
  icon?: IconName | undefined
  /** Whether the icon is after the text, as on “next”. */
  iconLast?: boolean | undefined
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** In progress: keeps focus and text, and ignores clicks. */
    busy?: boolean | undefined
    ref?: Ref<HTMLButtonElement> | undefined
  }

export function Button({
  tone,
  icon,
  iconLast,
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={classNames(look(tone, iconLast), rest.className)}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span>{rest.children}</span>
    </button>
  )
}

export function ButtonLink({ tone, icon, iconLast, children, className, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={classNames(look(tone, iconLast), className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  )
}

function look(tone: Look['tone'] = 'primary', iconLast = false): string {
  return classNames(styles.button, styles[tone], iconLast && styles.iconLast)
}
