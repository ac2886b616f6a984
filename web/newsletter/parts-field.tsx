import { Badge, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '#contract/language.ts'
import {
  type ButtonPart,
  type IssuePart,
  isRecord,
  mostParts,
  type RecordPart,
  type SeenPart,
} from '#contract/newsletter/parts.ts'
import {
  issuePartWords,
  partKindNames,
  partTroubles,
  newsletterParts as words,
} from '#messages/newsletter-parts.ts'
import { rowNumber } from '#messages/rows.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { BlockFields } from '#web/parts/block-fields.tsx'
import { buttonForm } from '#web/parts/block-forms.ts'
import { FieldRows } from '#web/records/field-rows.tsx'
import { PartChoice } from './part-choice.tsx'

interface Props {
  value: readonly IssuePart[]
  onChange: (make: (now: IssuePart[]) => IssuePart[]) => void
  /** Whether the issue is scheduled or sent: parts can then not be added, moved or removed. */
  isFixed: boolean
  wasSent: boolean
}

/**
 * Parts below the text of an issue, in order: records, with what readers will not see of them, and buttons.
 */
export function PartsField({ value, onChange, isFixed, wasSent }: Props) {
  const say = useSay()
  const seen = useQuery({
    queryKey: ['newsletter', 'parts', value],
    queryFn: () => client.newsletter.backstage.seeParts({ parts: [...value] }),
    placeholderData: before => before,
  }).data
  if (isFixed && value.length === 0) return null
  return (
    <Stack gap="md">
      <div>
        <Title order={2} size="h4">
          {say(words.title)}
        </Title>
        <Text size="sm" c="dimmed">
          {say(wasSent ? words.sentLead : words.lead)}
        </Text>
      </div>
      <FieldRows
        name="parts"
        value={value}
        onChange={onChange}
        nameOf={rowNumber}
        most={mostParts}
        add={isFixed ? null : { label: words.addButton, blank: blankButton }}
        isFixed={isFixed}
        isLine
      >
        {(part, own) =>
          isRecord(part) ? (
            <Part
              part={part}
              seen={seen?.find(({ kind, id }) => kind === part.kind && id === part.id)}
              wasSent={wasSent}
            />
          ) : (
            <OfButton part={part} onChange={own.onChange} isFixed={isFixed} />
          )
        }
      </FieldRows>
      {!isFixed && <PartChoice taken={value} onChoose={part => onChange(now => [...now, part])} />}
    </Stack>
  )
}

function blankButton(): ButtonPart {
  return { kind: 'button', label: { de: '', en: '' }, link: null }
}

interface OfButtonProps {
  part: ButtonPart
  onChange: (make: (now: IssuePart) => IssuePart) => void
  isFixed: boolean
}

function OfButton({ part, onChange, isFixed }: OfButtonProps) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Stack gap={4}>
      {isFixed && <Text style={{ overflowWrap: 'anywhere' }}>{inLanguage(part.label, language).value}</Text>}
      <Text size="sm" c="dimmed">
        {say(words.button)}
      </Text>
      {!isFixed && (
        <BlockFields
          form={buttonForm}
          content={part as never}
          onChange={make => onChange(now => make(now as never) as IssuePart)}
        />
      )}
    </Stack>
  )
}

function Part({ part, seen, wasSent }: { part: RecordPart; seen: SeenPart | undefined; wasSent: boolean }) {
  const say = useSay()
  const language = useLanguage()
  const title =
    seen &&
    (inLanguage(seen.title, language).value || say(seen.standing === 'gone' ? words.nameless : words.unnamed))
  const isTroubled = seen && seen.standing !== 'shown' && !wasSent
  const [only] = seen?.languages.length === 1 ? seen.languages : []
  return (
    <Stack gap={4}>
      <Text style={{ overflowWrap: 'anywhere' }}>{title ?? '…'}</Text>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {say(partKindNames[part.kind])}
        </Text>
        {only && (
          <Badge variant="default">
            {say(only === 'de' ? issuePartWords.onlyGerman : issuePartWords.onlyEnglish)}
          </Badge>
        )}
        {isTroubled && seen.standing !== 'shown' && (
          <Text size="sm" c="var(--danger)">
            {say(partTroubles[seen.standing])}
          </Text>
        )}
      </Group>
    </Stack>
  )
}
