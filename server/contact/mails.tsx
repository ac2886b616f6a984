import type { ContactMessage } from '#contract/contact/contact.ts'
import { type Language, locales, timeZone } from '#contract/language.ts'
import { contactLetterTexts as texts } from '#messages/contact.ts'
import { Facts, type Letter, letter, Note, Paragraph, Quote } from '#server/platform/mail/mail.ts'

interface ContactFacts {
  message: Pick<ContactMessage, 'name' | 'email' | 'message'> & { page?: string }
  /** The language the visitor read the website in. */
  sentIn: Language
  receivedAt: Date
  isSpam: boolean
  baseUrl: string
}

/** A visitor's message, for the people who answer it. */
export function contactLetter(language: Language, facts: ContactFacts): Letter {
  const { message, sentIn, receivedAt, isSpam, baseUrl } = facts
  const isBarrier = message.page !== undefined
  const subject = (isBarrier ? texts.barrierSubject : texts.subject)[language](message.name)
  return letter(
    {
      language,
      subject: isSpam ? `${texts.spamMark[language]} ${subject}` : subject,
      why: texts.why[language],
      baseUrl,
    },
    <>
      {isSpam && <Paragraph>{texts.spamNote[language]}</Paragraph>}
      <Facts
        rows={[
          [texts.name[language], message.name],
          [texts.email[language], message.email],
          [texts.language[language], texts.languageNames[language][sentIn]],
          [texts.received[language], inWords(receivedAt, language)],
          ...(isBarrier ? [[texts.barrierPage[language], message.page || '–'] as [string, string]] : []),
        ]}
      />
      <Quote words={message.message} />
      <Note>{texts.howToAnswer[language](message.email)}</Note>
    </>,
  )
}

// „Freitag, 12. März 2027, 17:00 Uhr“, “Friday 12 March 2027, 17:00”
function inWords(at: Date, language: Language): string {
  const day = at.toLocaleDateString(locales[language], { timeZone, dateStyle: 'full' })
  const time = at.toLocaleTimeString(locales[language], { timeZone, timeStyle: 'short' })
  return language === 'de' ? `${day}, ${time} Uhr` : `${day.replace(',', '')}, ${time}`
}
