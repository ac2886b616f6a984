type Flake = { x: number; y: number; radius: number; speed: number; sway: number; phase: number }

const perArea = 1 / 16000 // flakes per square pixel of the window

/** Draws falling flakes until the returned function is called; pauses while the tab is hidden. */
export function letItSnow(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d')
  if (!pen) return () => {}
  let flakes: Flake[] = []
  let frame = 0
  let last = 0

  const fit = () => {
    canvas.width = innerWidth
    canvas.height = innerHeight
    flakes = Array.from({ length: Math.round(innerWidth * innerHeight * perArea) }, newFlake)
  }
  const fall = (now: number) => {
    const seconds = Math.min((now - last) / 1000, 0.1)
    last = now
    pen.clearRect(0, 0, canvas.width, canvas.height)
    pen.fillStyle = getComputedStyle(canvas).color
    flakes = flakes.map(flake => fallen(flake, seconds))
    for (const flake of flakes) draw(pen, flake, now)
    frame = requestAnimationFrame(fall)
  }
  const restWhileHidden = () => {
    cancelAnimationFrame(frame)
    if (!document.hidden) frame = requestAnimationFrame(fall)
  }

  fit()
  restWhileHidden()
  addEventListener('resize', fit)
  document.addEventListener('visibilitychange', restWhileHidden)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('resize', fit)
    document.removeEventListener('visibilitychange', restWhileHidden)
  }
}

function newFlake(): Flake {
  return {
    x: Math.random() * innerWidth,
    y: Math.random() * innerHeight,
    radius: 1 + Math.random() * 2.2,
    speed: 14 + Math.random() * 26,
    sway: 6 + Math.random() * 14,
    phase: Math.random() * 7,
  }
}

function fallen(flake: Flake, seconds: number): Flake {
  const y = flake.y + flake.speed * seconds
  return y > innerHeight + 4 ? { ...flake, x: Math.random() * innerWidth, y: -4 } : { ...flake, y }
}

function draw(pen: CanvasRenderingContext2D, { x, y, radius, sway, phase }: Flake, now: number): void {
  pen.globalAlpha = 0.35 + radius / 8
  pen.beginPath()
  pen.arc(x + sway * Math.sin(now / 2600 + phase), y, radius, 0, 2 * Math.PI)
  pen.fill()
}
