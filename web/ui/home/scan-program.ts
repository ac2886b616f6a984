import { playScan } from './scan-player.ts'

/*
 * Plays the scan on a figure's canvas above its picture: automatically once per visit, when it is visible and
 * the browser is idle, and by its button. It needs no other script of the page: the events `part-begins` and
 * `part-ends` start and stop a figure.
 */
const running = new WeakMap<HTMLElement, () => void>()
const figureOf = ({ target }: Event) => (target instanceof HTMLElement ? target : null)

addEventListener(
  'part-begins',
  event => {
    const figure = figureOf(event)
    if (figure && !running.has(figure)) begin(figure)
  },
  true,
)
addEventListener('part-ends', event => running.get(figureOf(event) ?? document.body)?.(), true)

function begin(figure: HTMLElement): void {
  let [playing, unwatch]: [AbortController | undefined, () => void] = [undefined, () => {}]
  const play = () => {
    playing?.abort()
    playing = playOn(figure)
  }
  const [button, image] = [figure.querySelector('button'), figure.querySelector('img')]
  const end = () => {
    running.delete(figure)
    button?.removeEventListener('click', play)
    unwatch()
    playing?.abort()
  }
  running.set(figure, end)
  if (!image || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  figure.dataset.plays = ''
  button?.addEventListener('click', play)
  if (!savesData() && !wasPlayed())
    unwatch = onceInSight(image, () => whenIdle(() => running.has(figure) && play()))
}

function playOn(figure: HTMLElement): AbortController {
  const ending = new AbortController()
  const { signal } = ending
  const [canvas, image] = [figure.querySelector('canvas'), figure.querySelector('img')]
  if (!canvas || !image) return ending
  const show = (state: 'playing' | 'played') => {
    figure.dataset.state = state
  }
  const onStart = () => {
    rememberPlayed()
    show('playing')
  }
  signal.addEventListener('abort', () => {
    if (figure.dataset.state !== 'playing') return
    show('played')
    void figure.offsetWidth // forces a style calculation, so that the echo line is drawn again
  })
  // On any failure the finished picture stays.
  const end = () => void (signal.aborted || show('played'))
  playScan({ canvas, image, signal, onStart }).then(end, end)
  return ending
}

/** Calls once most of an element is visible. Returns a function that cancels. */
function onceInSight(element: HTMLElement, call: () => void): () => void {
  const seen = ([entry]: IntersectionObserverEntry[], self: IntersectionObserver) => {
    if (!entry?.isIntersecting) return
    self.disconnect()
    call()
  }
  const observer = new IntersectionObserver(seen, { threshold: 0.7 })
  observer.observe(element)
  return () => observer.disconnect()
}

function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 2000 })
  else setTimeout(call, 300)
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

const played = 'scan-played'

// Without storage the scan plays on each page load.
function wasPlayed(): boolean {
  try {
    return sessionStorage.getItem(played) !== null
  } catch {
    return false
  }
}

function rememberPlayed(): void {
  try {
    sessionStorage.setItem(played, '')
  } catch {}
}
