import type { ReactNode } from 'react'
import type { ShownPage } from '#contract/pages/page.ts'
import { addressOf } from '#contract/pathnames.ts'
import { pages } from '#messages/pages.ts'
import { otherLang, useLanguage, useSay } from '#web/language.ts'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { withLang } from '#web/ui/content/with-lang.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import styles from './content.module.css'
import { OtherLanguage, Trail } from './content-head.tsx'
import { ContentItem } from './content-item.tsx'
import { Contents } from './contents.tsx'
import { Further } from './further.tsx'

const fromManyOn = 3 // titled parts; a table of contents is shown from this number on

interface Props {
  page: ShownPage
  /** Shown above the content written by staff. */
  before?: ReactNode
  /** Shown below the content written by staff. */
  children?: ReactNode
}

/** A content page: title, parts, table of contents if there are many, and links to related pages. */
export function ContentView({ page, before, children }: Props) {
  const language = useLanguage()
  const titled = page.rows.filter(({ title }) => title !== '')
  const hasContents = titled.length >= fromManyOn
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.head} lang={page.language === language ? undefined : page.language}>
          <Trail page={page} />
          <PageTitle title={page.title} lead={withLang(page.lead, otherLang(page, 'lead'))} />
          <OtherLanguage page={page} />
          {page.image && (
            <Picture
              picture={page.image}
              caption={page.image.caption}
              credit={page.image.credit}
              sizes="(min-width: 80rem) 75rem, 100vw"
              priority
              rounded
            />
          )}
        </div>
        {hasContents && <Contents items={titled} />}
        <div className={styles.parts}>
          {before}
          {page.rows.map(item => (
            <ContentItem key={item.id} item={item} within={page.language} />
          ))}
          {page.count === 0 && !children && !before && <NothingYet />}
          {children}
        </div>
        <Further isBelow={hasContents} />
      </div>
    </Container>
  )
}

function NothingYet() {
  const say = useSay()
  const language = useLanguage()
  return (
    <EmptyState
      title={say(pages.empty)}
      actions={<ButtonLink href={addressOf('contact', language)}>{say(pages.askUs)}</ButtonLink>}
    >
      {say(pages.emptyLead)}
    </EmptyState>
  )
}
