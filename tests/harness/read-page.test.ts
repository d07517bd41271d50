import { afterAll, expect, test } from 'vitest'
import { listen } from '#server/http/listen.ts'
import { browse } from './browse.ts'
import { readPage } from './read-page.ts'
import { freePort } from './shop.ts'

const form = `<!doctype html><main><h1>Order <b>now</b></h1><p>2<!-- --> sheets</p><script>unread()</script>
<form action="/order?kind=roll" method="post">
  <label for="name">Name</label><input id="name" name="name" required>
  <label>Size <select name="size"><option value="1">Small</option><option value="2">Large</option></select></label>
  <label><input type="checkbox" name="rush" value="yes"> Rush</label>
  <label><input type="radio" name="film" value="matte" checked> Matte</label>
  <label><input type="radio" name="film" value="gloss"> Gloss</label>
  <fieldset disabled><label>Hidden price <input name="price" value="1"></label></fieldset>
  <input type="hidden" name="token" value="t1"><textarea name="note" aria-label="Note (optional)">as is</textarea>
  <button name="intent" value="order">Order</button><button name="intent" value="draft" formnovalidate>Keep</button>
</form>
<label for="far">Far</label><input id="far" name="far" form="far-form">
<form id="far-form"><button>Look</button></form><button>Needs a script</button>
<form method="post" enctype="multipart/form-data"><label>File <input type="file" name="file"></label><button>Send</button></form>
<a href="/cart">Your cart</a></main>`

const port = await freePort()
const origin = `http://localhost:${port}`
const server = await listen(
  {
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      if (request.method === 'GET' && pathname === '/') return new Response(form)
      if (pathname === '/leave') {
        const headers = new Headers({ location: '/cart' })
        headers.append('set-cookie', 'seen=; Max-Age=0')
        return new Response(null, { status: 303, headers })
      }
      if (request.method === 'GET')
        return new Response(`<h1>${pathname}${search}</h1>${request.headers.get('cookie')}`)
      const told = [...(await request.formData())].map(([name, value]) =>
        typeof value === 'string' ? `${name}=${value}` : `${name}:${value.name} of ${value.size}`,
      )
      const headers = {
        location: `/thanks?${new URLSearchParams({ told: told.join(';') })}`,
        'set-cookie': 'seen=1; Path=/',
      }
      return new Response(null, { status: 303, headers })
    },
  } as Parameters<typeof listen>[0],
  { port, host: '127.0.0.1' },
)
afterAll(() => server.close())

const told = ({ path }: { path: string }) => new URLSearchParams(path.split('?')[1]).get('told')?.split(';')

test('a form sends what a browser would: fields, selected options, and the pressed button', async () => {
  const page = await readPage({ origin }, '/')
  expect(page.in('main').getByRole('heading', { level: 1 }).textContent).toBe('Order now')
  expect(page.words).toContain('Order now 2 sheets')
  expect(page.words).not.toContain('unread')
  const filling = { Name: 'Ada', Size: 'Large', Rush: true, Gloss: true, Note: 'soon' }
  const ordered = await page.submit('Order', filling)
  expect(told(ordered)).toEqual([
    'name=Ada',
    'size=2',
    'rush=yes',
    'film=gloss',
    'token=t1',
    'note=soon',
    'intent=order',
  ])
})

test('a form sends nothing that a browser would block', async () => {
  const page = await readPage({ origin }, '/')
  await expect(async () => page.submit('Order')).rejects.toThrow('would not send the form: name')
  await expect(async () => page.submit('Keep', { 'Hidden price': '0' })).rejects.toThrow('cannot be changed')
  await expect(async () => page.submit('Keep', { Size: 'Huge' })).rejects.toThrow('no option “Huge”')
  await expect(async () => page.submit('Keep', { Color: 'red' })).rejects.toThrow('0 fields “Color”')
  await expect(async () => page.submit('Needs a script')).rejects.toThrow('sends no form')
  expect(told(await page.submit('Keep'))).toContain('intent=draft')
})

test('fields outside a form, GET forms, and files', async () => {
  const page = await readPage({ origin }, '/')
  expect((await page.submit('Look', { Far: 'a b' })).path).toBe('/?far=a+b')
  const file = new File(['ink'], 'fox.png', { type: 'image/png' })
  expect(told(await page.submit('Send', { File: file }))).toEqual(['file:fox.png of 3'])
})

test('cookies, redirects and links are followed', async () => {
  const visitor = browse({ origin }, 'v1')
  const page = await readPage(visitor, '/')
  expect((await page.submit('Keep')).words).toMatch(/gangway_visitor=v1; seen=1$/)
  expect((await page.follow('Your cart')).words).toBe('/cart gangway_visitor=v1; seen=1')
  expect((await readPage(visitor, '/leave')).words).toBe('/cart gangway_visitor=v1')
})
