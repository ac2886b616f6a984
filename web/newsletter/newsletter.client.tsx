import {
  blankNewsletter,
  type Newsletter,
  type NewsletterFields,
  newsletterRecord,
} from '#contract/newsletter/newsletter.ts'
import { newsletterFieldNames, newslettersBackstage as words } from '#messages/newsletters-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { textsOf } from '#web/parts/texts-of.tsx'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { ArchivePanel } from './archive-panel.tsx'
import preview from './newsletter.preview.tsx'
import { NewsletterPanels } from './newsletter-panels.tsx'
import { PartsField } from './parts-field.tsx'
import { PlainTextField } from './plain-text-field.tsx'
import { SentTexts } from './sent-texts.tsx'

const Fields = textsOf<NewsletterFields>([
  { line: 'subject', label: words.subject, hint: words.subjectHint },
  { line: 'title', label: words.name, hint: words.nameHint },
  { long: 'content', label: words.content },
])

/** Whether the issue was sent or is scheduled. */
const isFixed = ({ sentAt, sendAfter }: Newsletter) => Boolean(sentAt || sendAfter)

function Texts(props: Parameters<typeof Fields>[0] & { item: Newsletter | null }) {
  const { language, item } = props
  if (item && isFixed(item)) return <SentTexts language={language} item={item} />
  return (
    <>
      <Fields {...props} />
      <PlainTextField {...props} />
    </>
  )
}

/** Editor of an issue: texts and parts, test and sending. */
export default function NewsletterScreen() {
  const say = useSay()
  return (
    <RecordScreen
      {...{
        kind: 'newsletter',
        calls: client.newsletter.backstage,
        declared: newsletterRecord,
        blank: blankNewsletter,
      }}
      {...{
        names: newsletterFieldNames,
        Texts,
        Panels: NewsletterPanels,
        VisibilityPanel: ArchivePanel,
        preview,
        isFixed,
      }}
      texts={['subject', 'title', 'content', 'plainText', 'parts']}
      below={({ form, item }) => (
        <PartsField
          value={form.values.parts}
          onChange={make => form.update('parts', make)}
          isFixed={item !== null && isFixed(item)}
          wasSent={Boolean(item?.sentAt)}
        />
      )}
      above={({ item }) => {
        if (item?.sentAt) return <Notice tone="info" title={say(words.locked)} />
        return item?.sendAfter && <Notice tone="info" title={say(words.ordered)} />
      }}
    />
  )
}
