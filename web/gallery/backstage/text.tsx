import { Code, Stack } from '@mantine/core'
import { useState } from 'react'
import type { RichText } from '#contract/richtext.ts'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'
import { ScreenHead } from '#web/shell/screen-head.tsx'

/** The text editor with its slash menu, dialogs and hints, and below it the document as it would be sent. */
export function TextSpecimen() {
  const [value, setValue] = useState<RichText | null>(null)
  return (
    <Stack gap="md" maw={720}>
      <ScreenHead title="Texteditor" />
      <RichTextField label="Text" language="de" value={value} onChange={setValue} />
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} data-testid="document">
        {JSON.stringify(value)}
      </Code>
    </Stack>
  )
}
