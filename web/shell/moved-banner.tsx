import { useEffect, useState } from 'react'
import { afterPageTexts } from '#messages/afterwards.ts'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'

const cookie = 'showDomainDeprecationBanner'

/** Tells visitors who came by the old domain that the site has moved, until they dismiss it. */
export function MovedBanner() {
  const say = useSay()
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(document.cookie.split('; ').includes(`${cookie}=true`)), [])
  if (!isShown) return null
  const dismiss = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and this must be
    document.cookie = `${cookie}=false; path=/; max-age=31536000; samesite=lax`
    setShown(false)
  }
  return (
    <Container>
      <Notice
        title={say(afterPageTexts.moved)}
        announce="status"
        actions={<Button onClick={dismiss}>{say(afterPageTexts.understood)}</Button>}
      >
        {say(afterPageTexts.movedLead)}
      </Notice>
    </Container>
  )
}
