import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'

interface Props {
  /** Names of the fields in which both differ. */
  fields: readonly string[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else was faster: nothing typed is lost, and both ways out say what they do. */
export function ConflictNotice({ fields, onKeepMine, onTakeTheirs }: Props) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="warn"
        announce="alert"
        title={say(records.conflict)}
        actions={
          <Group gap="xs">
            <Button onClick={onKeepMine}>{say(records.keepMine)}</Button>
            <Button variant="default" onClick={onTakeTheirs}>
              {say(records.takeTheirs)}
            </Button>
          </Group>
        }
      >
        {say(records.conflictLead)}
        {fields.length > 0 && (
          <>
            {' '}
            {say(records.conflictFields)}: {fields.join(', ')}.
          </>
        )}
      </Notice>
    </div>
  )
}
