import '#web/ui/styles/fonts.css'
import '#web/ui/styles/tokens.css'
import '#web/ui/styles/base.css'
import '#web/ui/styles/forced-colors.css'
import '#web/ui/styles/print.css'
import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { languageIn } from '#contract/language.ts'
import { NonceContext } from '#web/nonce.ts'
import { ErrorPage } from '#web/shell/error-page.tsx'
import { preloadedFonts } from '#web/ui/styles/fonts.ts'
import { InlineScript } from '#web/ui/styles/inline-script.tsx'
import { themeScript } from '#web/ui/styles/theme.ts'

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const language = languageIn(useLocation().pathname)
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <InlineScript content={themeScript} nonce={nonce} />
        {preloadedFonts.map(font => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
