import { Button, Group } from '@mantine/core'
import { breach as words } from '#messages/breach-report.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { download, save } from '#web/lists/download.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

/** Downloads the report on these incidents for the supervisory authority, as PDF and JSON. */
export function BreachButtons({ ids }: { ids: readonly number[] }) {
  const say = useSay()
  const language = useLanguage()
  const asked = { ids: ids.join(',') }
  const orSay = (work: Promise<unknown>) =>
    void work.catch(error => toast.failed(`${say(words.failed)}. ${textOf(error)}`))
  const json = async () => {
    const report = JSON.stringify(await client.security.breachReport(asked), null, 2)
    save(new Blob([report], { type: 'application/json' }), `incident-${ids.join('-')}.json`)
  }
  return (
    <Group gap="sm">
      <Button
        variant="default"
        onClick={() => orSay(download({ list: 'security.printBreachReport', asked, language }))}
      >
        {say(words.print)}
      </Button>
      <Button variant="default" onClick={() => orSay(json())}>
        {say(words.json)}
      </Button>
    </Group>
  )
}
