import { useId, useState } from 'react'
import { selfCheckQuestions as questions, selfCheck as say } from '#messages/self-check.ts'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Fieldset } from '#web/ui/form/fieldset.tsx'
import { useEarly } from '#web/ui/form/use-early.ts'
import layout from '#web/ui/layout/layout.module.css'

type Name = keyof typeof questions

/**
 * Checkboxes for reasons against a scan, for the visitor's own information: they belong to no form, and
 * nothing is sent.
 */
export function SelfCheck() {
  const words = useSay()
  const prefix = useId()
  const [ticked, setTicked] = useState<readonly Name[]>([])
  const names = Object.keys(questions) as Name[]
  const box = useEarly<HTMLDivElement>(shown =>
    setTicked(names.filter(name => shown.querySelector(`[name="${name}"]:checked`))),
  )
  return (
    <div ref={box} className={layout.stack}>
      <p>{words(say.lead)}</p>
      <Fieldset legend={words(say.legend)}>
        {names.map(name => (
          <Checkbox
            key={name}
            id={prefix + name}
            name={name}
            label={words(questions[name].words)}
            checked={ticked.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              setTicked(before => (checked ? [...before, name] : before.filter(one => one !== name)))
            }
          />
        ))}
      </Fieldset>
      <div role="status">
        <Result ticked={ticked} />
      </div>
      {ticked.length > 0 && (
        <div>
          <Button tone="quiet" onClick={() => setTicked([])}>
            {words(say.clear)}
          </Button>
        </div>
      )}
    </div>
  )
}

function Result({ ticked }: { ticked: readonly Name[] }) {
  const words = useSay()
  const isStopped = ticked.some(name => questions[name].means === 'stop')
  if (isStopped) return <Notice tone="warn" title={words(say.stop)} />
  return (
    <Notice
      tone={ticked.length > 0 ? 'info' : 'ok'}
      title={words(ticked.length > 0 ? say.ask : say.nothing)}
    />
  )
}
