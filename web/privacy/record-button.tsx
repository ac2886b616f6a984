import { Button } from '@mantine/core'
import { recordOfProcessing as words } from '#messages/record-of-processing.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { download } from '#web/lists/download.ts'
import { useAct } from './use-act.ts'

/** Downloads the site's part of the record of processing. */
export function RecordButton() {
  const language = useLanguage()
  const say = useSay()
  const act = useAct()
  const fetchRecord = () => download({ list: 'privacy.backstage.record', asked: {}, language })
  return (
    <div>
      <Button variant="default" onClick={() => void act(fetchRecord)}>
        {say(words.download)}
      </Button>
    </div>
  )
}
