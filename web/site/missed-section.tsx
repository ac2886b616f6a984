import { Stack, Text, Title } from '@mantine/core'
import type { MissedKind } from '#contract/site/missed.ts'
import { missedTexts as texts } from '#messages/missed.ts'
import { useSay } from '#web/language.ts'
import { ExportMenu } from '#web/lists/export-menu.tsx'
import { KeptFocus } from '#web/lists/kept-focus.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { MissedRows } from './missed-rows.tsx'
import { useMissed } from './use-missed.ts'

/** All requests of one kind without a result, on the screen where they can be fixed. */
export function MissedSection({ kind }: { kind: MissedKind }) {
  const say = useSay()
  const found = useMissed(kind)
  return (
    <Stack component="section" gap="sm" aria-labelledby={`missed-${kind}`}>
      <Title order={2} size="h3" id={`missed-${kind}`}>
        {say(texts.titles[kind])}
      </Title>
      <KeptFocus>
        <QueryState query={found} texts={useQueryTexts()}>
          {({ rows }) => (
            <>
              <Text maw="68ch" {...(rows.length === 0 && { c: 'dimmed' })}>
                {say(rows.length === 0 ? texts.none[kind] : texts.leads[kind])}
              </Text>
              {rows.length > 0 && (
                <>
                  <MissedRows kind={kind} rows={rows} />
                  <div>
                    <ExportMenu
                      list="site.missed.list"
                      asked={{ kind }}
                      isDisabled={false}
                      of={say(texts.titles[kind])}
                    />
                  </div>
                </>
              )}
            </>
          )}
        </QueryState>
      </KeptFocus>
    </Stack>
  )
}
