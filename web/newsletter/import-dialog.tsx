import { Button, NativeSelect, Stack, Table, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { type Language, languages } from '#contract/language.ts'
import type { Imported, RecipientImport } from '#contract/newsletter/import.ts'
import { records } from '#messages/backstage.ts'
import {
  checkedCount,
  importedCount,
  outcomeNames,
  newsletterImport as say,
  takeOver,
} from '#messages/newsletter-import.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { PeopleListField } from '#web/people-list/people-list-field.tsx'
import { useDiscardQuestion } from '#web/shell/asking.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

/** Button and dialog for the import of subscribers from a list. */
export function ImportButton() {
  const words = useSay()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button leftSection={<IconUpload size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {words(say.open)}
      </Button>
      <AskingModal
        {...useDiscardQuestion()}
        opened={isOpen}
        onClose={close}
        title={words(say.title)}
        size="lg"
      >
        <ImportForm onClose={close} />
      </AskingModal>
    </>
  )
}

type Wish = Omit<RecipientImport, 'isDryRun'>

function ImportForm({ onClose }: { onClose: () => void }) {
  const words = useSay()
  const [wish, setWish] = useState<Wish>({ list: '', locale: useLanguage(), legalBasis: '' })
  const { checked, send } = useImport(wish, onClose)
  return (
    <CheckedForm onSubmit={send}>
      <Stack>
        <Text size="sm">{words(say.lead)}</Text>
        <PeopleListField
          name="list"
          text={wish.list}
          onChange={change => setWish(now => ({ ...now, list: change(now.list) }))}
        />
        <NativeSelect
          label={words(say.language)}
          description={words(say.languageHint)}
          data={languages.map(value => ({ value, label: words(records.languageNames)[value] }))}
          value={wish.locale}
          onChange={({ currentTarget: { value } }) => setWish(now => ({ ...now, locale: value as Language }))}
        />
        <GrowingText
          name="legalBasis"
          label={words(say.legalBasis)}
          description={words(say.legalBasisHint)}
          value={wish.legalBasis}
          onChange={({ currentTarget: { value } }) => setWish(now => ({ ...now, legalBasis: value }))}
          required
          minRows={2}
        />
        {checked && <Checked checked={checked} />}
        <DialogButtons>
          <SubmitButton disabled={checked?.added === 0}>
            {words(checked && checked.added > 0 ? takeOver(checked.added) : say.check)}
          </SubmitButton>
        </DialogButtons>
      </Stack>
    </CheckedForm>
  )
}

/** Sends a dry run first, then the import. A change of the input in between requires a new dry run. */
function useImport(wish: Wish, onClose: () => void) {
  const words = useSay()
  const stale = useStale('newsletter')
  const [answer, setAnswer] = useState<{ of: Wish; is: Imported } | null>(null)
  const checked = answer?.of === wish ? answer.is : null
  const send = async () => {
    const is = await client.newsletter.backstage.importRecipients({ ...wish, isDryRun: checked === null })
    if (!checked) return setAnswer({ of: wish, is })
    toast.done(words(importedCount(is.added)))
    onClose()
    await stale()
  }
  return { checked, send }
}

const mostShown = 200 // rows shown, as in the list of recognised people

function Checked({ checked: { added, rows } }: { checked: Imported }) {
  const words = useSay()
  const others = rows.flatMap(({ outcome, ...row }) => (outcome === 'added' ? [] : [{ ...row, outcome }]))
  return (
    <div>
      <Text fw={600} role="status">
        {words(checkedCount(added))}
      </Text>
      {others.length > 0 && (
        <Table captionSide="top">
          <Table.Caption>{words(say.unchanged)}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              {[say.line, say.entry, say.why].map(head => (
                <Table.Th key={head.en}>{words(head)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {others.slice(0, mostShown).map(({ line, said, email, outcome }) => (
              <Table.Tr key={`${line} ${said} ${email}`} style={{ overflowWrap: 'anywhere' }}>
                <Table.Td>{line}</Table.Td>
                <Table.Td>{email ?? said}</Table.Td>
                <Table.Td>{words(outcomeNames[outcome])}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </div>
  )
}
