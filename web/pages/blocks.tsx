import type { ShownItemOf } from '#contract/pages/items.ts'
import { pages } from '#messages/pages.ts'
import { sizeIn } from '#web/films/size-in.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Card } from '#web/ui/content/card.tsx'
import { CardList } from '#web/ui/content/card-list.tsx'
import { Facts } from '#web/ui/content/facts.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './blocks.module.css'

// Entries of a block have no ids; a rendered page does not reorder them, so their index is the key.

export function Faq({ entries }: ShownItemOf<'faq'>['content']) {
  return (
    <div className={styles.faq}>
      {entries.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <span>{question}</span>
            <Icon name="chevron-down" />
          </summary>
          <RichTextView document={answer} />
        </details>
      ))}
    </div>
  )
}

export function Cards({ cards }: ShownItemOf<'cards'>['content']) {
  return (
    <CardList shape="grid">
      {cards.map(({ title, text, image, link }) => (
        <Card
          key={title}
          title={
            <span className={styles.leads}>
              {title}
              {link && <Icon name="arrow-right" />}
            </span>
          }
          teaser={text}
          picture={image ?? undefined}
          href={link ?? undefined}
        />
      ))}
    </CardList>
  )
}

export function Timeline({ entries }: ShownItemOf<'timeline'>['content']) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ when, title, text }) => (
        <li key={when + title}>
          <p className={styles.when}>{when}</p>
          <div>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

export function Figures({ figures }: ShownItemOf<'figures'>['content']) {
  return <Facts facts={figures} />
}

export function Downloads({ files }: ShownItemOf<'downloads'>['content']) {
  const say = useSay()
  const language = useLanguage()
  return (
    <ul className={styles.downloads}>
      {files.map(
        ({ label, file }) =>
          file && (
            <li key={file.src}>
              <Link href={file.src} download aria-label={`${say(pages.download)}: ${label || file.name}`}>
                <Icon name="download" />
                <span>{label || file.name}</span>
              </Link>
              <small>
                {kindOf(file.name)}, {sizeIn(file.sizeBytes, language)}
              </small>
            </li>
          ),
      )}
    </ul>
  )
}

function kindOf(name: string): string {
  return (name.split('.').at(-1) ?? '').toUpperCase()
}

export function CallToAction({ text, label, link }: ShownItemOf<'callToAction'>['content']) {
  return (
    <div className={styles.call}>
      {text && <p>{text}</p>}
      {link && <ButtonLink href={link}>{label}</ButtonLink>}
    </div>
  )
}
