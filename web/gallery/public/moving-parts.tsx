import { useState } from 'react'
import { ProgressLine } from '#web/ui/chrome/progress-line.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { Button, ButtonLink } from '#web/ui/control/button.tsx'
import { Dialog } from '#web/ui/details/dialog.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Section } from '#web/ui/layout/section.tsx'
import { type Toast, ToastRegion } from '#web/ui/listing/toast-region.tsx'
import { Snow } from '#web/ui/season/snow.tsx'

const first: Toast = {
  id: '1',
  text: 'Gespeichert',
  tone: 'ok',
  action: { label: 'Rückgängig', onPress: () => {} },
}

export function MovingParts() {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isSnowing, setSnowing] = useState(false)
  const [toasts, setToasts] = useState<Toast[]>([first])
  return (
    <Section title="Bewegtes">
      <div className={layout.cluster}>
        <Button onClick={() => setOpen(true)}>Dialog öffnen</Button>
        <Button tone="quiet" onClick={() => setBusy(!isBusy)}>
          Seitenwechsel
        </Button>
        <Button tone="quiet" onClick={() => setSnowing(true)}>
          Schnee
        </Button>
      </div>
      <EmptyState
        title="Hier stehen bald Neuigkeiten"
        actions={<ButtonLink href="/de">Zur Startseite</ButtonLink>}
      >
        Noch ist nichts erschienen. Mit dem Newsletter erfahren Sie es zuerst.
      </EmptyState>
      <ProgressLine busy={isBusy} label="Seite wird geladen" />
      {isSnowing && (
        <Snow
          stopLabel="Schnee ausschalten"
          startLabel="Schnee fallen lassen"
          isStopped={false}
          onStop={() => undefined}
        />
      )}
      <ToastRegion label="Meldungen" closeLabel="Schließen" toasts={toasts} onClose={() => setToasts([])} />
      <Dialog
        open={isOpen}
        title="Beitrag löschen?"
        closeLabel="Schließen"
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button tone="danger" onClick={() => setOpen(false)}>
              Beitrag löschen
            </Button>
            <Button tone="quiet" onClick={() => setOpen(false)}>
              Abbrechen
            </Button>
          </>
        }
      >
        <p>Er liegt danach 30 Tage im Papierkorb und lässt sich von dort zurückholen.</p>
      </Dialog>
    </Section>
  )
}
