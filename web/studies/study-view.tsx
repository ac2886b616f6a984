import type { ReactNode } from 'react'
import type { StudyShown } from '#contract/studies/study.ts'
import { studies as say } from '#messages/studies.ts'
import { dayOf, otherLang, useLanguage, useSay } from '#web/language.ts'
import { PhoneLink } from '#web/richtext/phone-link.tsx'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './studies.module.css'

/** A study with its facts and contact person; its slug is the fragment id on the page. */
export function StudyView({ study }: { study: StudyShown }) {
  const words = useSay()
  const language = useLanguage()
  const own = study.language === language ? undefined : study.language
  const langOf = (text: string) => otherLang(study, text) ?? own
  const { title, description, participants, duration, compensation, ethicsNumber, seeksUntil } = study
  return (
    <article id={study.slug} className={styles.study} aria-labelledby={`${study.slug}-title`}>
      <h3 id={`${study.slug}-title`} lang={own}>
        {title}
      </h3>
      {own && <p className={styles.only}>{words(own === 'de' ? say.onlyGerman : say.onlyEnglish)}</p>}
      {description && (
        <div lang={langOf('description')}>
          <RichTextView document={description} />
        </div>
      )}
      <dl className={styles.facts}>
        <Fact label={words(say.participants)} lang={langOf('participants')}>
          {participants}
        </Fact>
        <Fact label={words(say.duration)} lang={langOf('duration')}>
          {duration}
        </Fact>
        <Fact label={words(say.compensation)} lang={langOf('compensation')}>
          {compensation}
        </Fact>
        <Fact label={words(say.seeksUntil)}>
          {seeksUntil && <time dateTime={seeksUntil}>{dayOf(seeksUntil, language)}</time>}
        </Fact>
        <Fact label={words(say.ethicsNumber)}>{ethicsNumber}</Fact>
        <Fact label={words(say.contact)}>
          <Contact contact={study.contact} />
        </Fact>
      </dl>
    </article>
  )
}

/** Renders nothing for an empty value. */
function Fact({ label, lang, children }: { label: string; lang?: string | undefined; children: ReactNode }) {
  if (children === '' || children === null) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  )
}

function Contact({ contact: { name, email, phone } }: Pick<StudyShown, 'contact'>) {
  return (
    <>
      {name && <span>{name}</span>}
      {email && <Link href={`mailto:${email}`}>{email}</Link>}
      {phone && <PhoneLink phone={phone} />}
    </>
  )
}
