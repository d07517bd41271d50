/** Parts of a document that carry no content: its styles, its metadata, and anything that could run. */
const noise =
  'style, script, meta, link, title, xml, template, noscript, colgroup, br.Apple-interchange-newline'

export type CleanPaste = { html: string; lostPictures: number }

/**
 * Clipboard HTML normalized where the editor's schema can't see what Word and Google Docs mean: Word writes lists as
 * paragraphs with a typed bullet, and both use headings that articles do not have and images hosted elsewhere, which
 * are left out and counted.
 */
export function cleanPastedHtml(html: string): CleanPaste {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const { body } = page
  for (const element of body.querySelectorAll(noise)) element.remove()
  removeComments(page)
  for (const element of [...body.querySelectorAll('*')])
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
  renameHeadings(body)
  makeLists(body)
  for (const link of body.querySelectorAll('a[href]')) straighten(link)
  let lostPictures = 0
  for (const picture of body.querySelectorAll('img')) {
    if (picture.getAttribute('src')?.startsWith('/files/public/')) continue
    picture.remove()
    lostPictures++
  }
  for (const paragraph of body.querySelectorAll('p')) if (isEmpty(paragraph)) paragraph.remove()
  return { html: body.innerHTML, lostPictures }
}

const isEmpty = (element: Element): boolean =>
  (element.textContent ?? '').replaceAll('\u00a0', ' ').trim() === '' && !element.querySelector('img, video')

function removeComments(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

/** The article's title is its only first-level heading; none go below the fourth level. */
function renameHeadings(body: HTMLElement): void {
  const levels = { h1: 'h2', h5: 'h4', h6: 'h4' }
  for (const [from, to] of Object.entries(levels))
    for (const heading of body.querySelectorAll(from)) {
      const renamed = body.ownerDocument.createElement(to)
      renamed.append(...heading.childNodes)
      heading.replaceWith(renamed)
    }
}

/** "mso-list:l0 level2 lfo1" is an item of the second level. */
const listLevel = /mso-list:\s*l\d+\s+level(\d)/i
/** "1." and "b)" are numbering; bullets of any kind are not. */
const countingMark = /^\s*(\d{1,3}|[a-z]{1,4})[.)]/i

function makeLists(body: HTMLElement): void {
  const open: { level: number; list: HTMLElement }[] = []
  for (const block of [...body.querySelectorAll('p, h2, h3, h4, table, div')]) {
    const level = Number(listLevel.exec(block.getAttribute('style') ?? '')?.[1] ?? 0)
    if (level === 0) {
      // Anything between two items ends the list.
      if (block.localName !== 'div') open.length = 0
      continue
    }
    const [mark, ...others] = [...block.querySelectorAll('span')].filter((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    )
    const isOrdered = countingMark.test(mark?.textContent ?? '')
    for (const typed of [mark, ...others]) typed?.remove()
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(isOrdered ? 'ol' : 'ul')
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else block.before(list)
      open.push({ level, list })
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...block.childNodes)
    open.at(-1)?.list.append(item)
    block.remove()
  }
}

/** Google Docs routes every link through a redirect page of its own. */
function straighten(link: Element): void {
  const address = link.getAttribute('href') ?? ''
  if (!URL.canParse(address)) return
  const { hostname, pathname, searchParams } = new URL(address)
  const straight = searchParams.get('q')
  if (hostname === 'www.google.com' && pathname === '/url' && straight) link.setAttribute('href', straight)
}
