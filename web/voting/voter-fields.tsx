import { useEffect, useState } from 'react'
import { codeIn } from '#contract/voting/fragment.ts'
import type { VotingWay } from '#contract/voting/rules.ts'
import { pollPages as say } from '#messages/poll-pages.ts'
import type { Fields } from '#web/forms/fields.ts'
import { useSay } from '#web/language.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

/**
 * The fields that identify a voter: an e-mail address, a code, or either of them where addresses are invited.
 */
export function VoterFields({ way, fields }: { way: VotingWay; fields: Fields }) {
  const words = useSay()
  const linked = useLinkedCode()
  const takesCode = way === 'codes' || way === 'invited'
  const takesAddress = way !== 'codes' && linked === ''
  const code = fields.one('ticket')
  return (
    <>
      {takesCode && (
        <TextField
          key={linked}
          {...code}
          defaultValue={code.defaultValue || linked}
          required={way === 'codes'}
          hint={words(way === 'codes' || linked ? say.codeHint : say.invitedHint)}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {takesAddress && (
        <TextField {...fields.one('email')} required={way !== 'invited'} type="email" autoComplete="email" />
      )}
    </>
  )
}

/** Returns the code in the URL fragment, and removes it from the address, which may be shared or stored. */
function useLinkedCode(): string {
  const [linked, setLinked] = useState<string>() // undefined until the address has been read
  useEffect(() => {
    const take = () => {
      const code = codeIn(location.hash)
      setLinked(known => code || known || '')
      if (code) history.replaceState(history.state, '', location.pathname + location.search)
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  // The code is in its field only now; a form submitted before is held back by web/when-touched.ts until this
  // event.
  useEffect(() => {
    if (linked !== undefined) dispatchEvent(new Event('form-ready'))
  }, [linked])
  return linked ?? ''
}
