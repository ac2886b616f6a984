// npm run browsers: checks home, detail, form, film, login and editor in Firefox and WebKit, if they are
// installed. `npm test` checks more, in Chromium.
import { BenchSite } from '../bench-site.ts'
import { freePort } from '../free-port.ts'
import { openFirefox } from './firefox.ts'
import { journeys } from './journeys.ts'
import { openWebKit } from './webkit.ts'
import type { Opening } from './window.ts'

const site = new BenchSite(await freePort())
await site.start()
try {
  for (const open of [openFirefox, openWebKit]) await goAll(await open())
} finally {
  await site.stop()
  await site.remove()
}

async function goAll(opening: Opening): Promise<void> {
  if ('missing' in opening) return console.log(opening.missing)
  const { window, version } = opening
  try {
    for (const [name, go] of Object.entries(journeys)) {
      const began = performance.now()
      const failure = await go({ window, url: site.url, password: site.password }).catch(String)
      const errors = [...new Set(await window.errors())].map(error => error.slice(0, 300))
      const problems = failure ? [failure, ...errors] : errors
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(
        `${version}  ${name}: ${problems.length === 0 ? `works, ${seconds} s` : problems.join('; ')}`,
      )
      if (problems.length > 0) process.exitCode = 1
    }
  } finally {
    await window.close()
  }
}
