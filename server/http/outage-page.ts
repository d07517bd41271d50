import type { AppError } from '#server/kernel/errors.ts'

/** For a browser that requested a page when not even the user can be identified: needs no database and no script. */
export const outagePage = ({ message, advice }: AppError): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Back in a moment</title>
<style>
  :root { color-scheme: light dark }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem;
    font: 1.0625rem/1.6 system-ui, sans-serif; text-align: center }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem }
  p { margin: 0 auto 1.25rem; max-width: 34rem }
</style>
<main>
  <h1>${message}</h1>
  <p>Nothing of yours is lost: your cart stays in this browser. ${advice}</p>
  <p><a href="">Try again</a></p>
</main>
</html>
`
