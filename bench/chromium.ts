import { type Browser, chromium } from 'playwright-core'

// In every window Chromium loads two pages of its own for the suggestions below the address bar, which take more
// processor time than most pages of the site. The other features are those that Playwright turns off: of two such flags
// Chromium obeys the last, so they have to be named again.
const unused = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** What every Chromium of tests and measurements is started with: without a screen, and without calls of its own. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  `--disable-features=${unused.join(',')}`,
]

export function openChromium(...further: string[]): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  return chromium.launch({ executablePath, args: [...chromiumFlags, ...further] })
}
