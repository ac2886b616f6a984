import { EchoLine } from '#web/ui/brand/echo-line.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Mark } from '#web/ui/brand/mark.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import styles from './site-footer.module.css'
import type { MenuLink } from './site-menu.ts'

type Props = {
  name: readonly string[]
  /** Lines with street and town. */
  address?: readonly string[] | undefined
  /** Links for telephone and e-mail. */
  reached?: readonly MenuLink[] | undefined
  quickLinks: { title: string; links: readonly MenuLink[] }
  social?: { title: string; links: readonly MenuLink[] } | undefined
  /** Imprint, privacy, accessibility. */
  legal: { label: string; links: readonly MenuLink[] }
  founded: string
}

export function SiteFooter({ name, address, reached, quickLinks, social, legal, founded }: Props) {
  return (
    <footer className={styles.footer} data-screen-only="">
      <div className={styles.echo}>
        <EchoLine />
      </div>
      <Container>
        <div className={styles.columns}>
          <div className={styles.institute}>
            <Mark />
            <address className={styles.address}>
              <strong>
                {name.map(line => (
                  <span key={line}>{line} </span>
                ))}
              </strong>
              {address?.map(line => (
                <span key={line}>{line}</span>
              ))}
              {reached?.map(({ label, href }) => (
                <Link key={href} href={href} className={styles.link}>
                  {label}
                </Link>
              ))}
            </address>
          </div>
          <Links title={quickLinks.title} links={quickLinks.links} />
          {social && <Links title={social.title} links={social.links} />}
        </div>
        <div className={styles.end}>
          <p>{founded}</p>
          <nav aria-label={legal.label}>
            <ul className={styles.legal}>
              {legal.links.map(link => (
                <FooterLink key={link.href} link={link} />
              ))}
            </ul>
          </nav>
        </div>
      </Container>
    </footer>
  )
}

function Links({ title, links }: { title: string; links: readonly MenuLink[] }) {
  return (
    <nav aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links}>
        {links.map(link => (
          <FooterLink key={link.href} link={link} />
        ))}
      </ul>
    </nav>
  )
}

function FooterLink({ link }: { link: MenuLink }) {
  return (
    <li>
      <Link href={link.href} className={styles.link} aria-current={link.current ? 'page' : undefined}>
        <span>{link.label}</span>
        {/^https?:/.test(link.href) && <Icon name="external" />}
      </Link>
    </li>
  )
}
