import { button, field, hasText, isShown, link, until, type Window } from './window.ts'

export interface Place {
  window: Window
  url: string
  password: string
}

/** Dispatches a touch event, and is true once React has hydrated the page. */
const hydrated = `dispatchEvent(new Event('touchstart')) && Object.keys(document).some(key => key.startsWith('__reactContainer'))`
const sideways = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

/** User journeys by name. Each throws if a step fails. */
export const journeys: Record<string, (place: Place) => Promise<void>> = {
  async home({ window, url }) {
    await window.resize(1440, 900)
    await window.open(`${url}/de`)
    await until(window, hydrated, 'the scripts run')
    await until(window, isShown("//h1[contains(., 'Gehirn')]"), 'the heading')
    await until(
      window,
      `[...document.images].filter(one => one.loading !== 'lazy').every(one => one.complete && one.naturalWidth > 0)`,
      'the first pictures',
    )
    for (const width of [375, 768, 1440]) {
      await window.resize(width, 900)
      const wider = await window.ask<number>(sideways)
      if (wider > 0) throw new Error(`${wider} px sideways at ${width} px`)
    }
  },
  async detail({ window, url }) {
    await window.open(`${url}/de/info/neuigkeiten`)
    await until(window, hydrated, 'the scripts run')
    await window.press("//main//a[normalize-space(.)='Zwanzig Jahre Ultrahochfeld']")
    await until(window, isShown("//h1[contains(., 'Zwanzig Jahre Ultrahochfeld')]"), 'the news item')
    await window.press(
      "(//a[@aria-label='English' or normalize-space(.)='English' or @hreflang='en'][not(ancestor::*[@hidden])])[1]",
    )
    await until(
      window,
      `document.documentElement.lang === 'en' && document.readyState === 'complete'`,
      'the item in English',
    )
  },
  async form({ window, url }) {
    await window.open(`${url}/de/kontakt`)
    await until(window, hydrated, 'the scripts run')
    await window.press(button('Nachricht senden'))
    await until(
      window,
      hasText('Bitte willigen Sie in die Verarbeitung Ihrer Angaben ein'),
      'what is missing',
    )
    await window.write(field('Name'), 'Lise Meitner')
    await window.write(field('E-Mail-Adresse'), 'lise@example.org')
    await window.write(field('Nachricht'), 'Wann ist der nächste Tag der offenen Tür?')
    await window.press("//main//input[@type='checkbox']")
    await window.press(button('Nachricht senden'))
    await until(window, hasText('Vielen Dank für Ihre Nachricht'), 'the thanks')
  },
  async film({ window, url }) {
    await window.open(`${url}/de/info/wie-funktioniert-mrt`)
    const film = "document.querySelector('video')"
    await until(window, `!${film}.controls`, 'our own controls')
    await window.press(button('Film abspielen'))
    const isPlayable = await window.ask<string>(
      `document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"')`,
    )
    if (isPlayable) await until(window, `${film}.currentTime > 0.3`, 'the film plays')
    else await until(window, isShown("//a[contains(., 'Film herunterladen')]"), 'the way to the file')
  },
  async login({ window, url, password }) {
    await window.open(`${url}/de/login`)
    await until(window, hydrated, 'the scripts run')
    await window.write("//input[@name='username']", 'jonas')
    await window.write("//input[@name='password']", password)
    await window.press(button('Anmelden'))
    await until(window, hasText('Guten Tag, Jonas Keller'), 'the overview')
  },
  async editor({ window, url }) {
    await window.open(`${url}/de/backstage/info/news/create`)
    const text = "(//*[@role='textbox' and @contenteditable='true'])[1]"
    await until(window, isShown(text), 'the editor')
    await window.write(field('Titel'), 'Aus einem anderen Browser')
    await window.write(text, 'Ein Satz mit Umlauten: äöüß.')
    await window.press(button('Speichern'))
    await until(window, `/\\/news\\/\\d+$/.test(location.pathname)`, 'the address of the new item')
    await until(window, hasText('Alles gespeichert'), 'all saved')
    await window.open(await window.ask<string>('location.href'))
    await until(window, isShown(text), 'the editor again')
    await until(window, hasText('Ein Satz mit Umlauten: äöüß.'), 'what was written')
    await window.press(link('Neuigkeiten'))
    await until(window, isShown("//a[contains(., 'Aus einem anderen Browser')]"), 'the item in the list')
  },
}
