import type { Locator } from 'playwright-core'

/** Pastes HTML as another program puts it on the clipboard. */
export function pasteHtml(target: Locator, html: string): Promise<void> {
  return target.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

/** As Word for Windows writes it: conditional comments, Office elements, lists as paragraphs with typed bullets. */
export const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta charset="utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal { margin:0in; font-size:11.0pt; font-family:"Calibri",sans-serif; } @list l0:level1 { mso-level-number-format:bullet; } --></style></head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span style='font-family:"Calibri Light",sans-serif;color:#2F5496'>Pressing day<o:p></o:p></span></h1>
<p class=MsoNormal><b><span style='font-size:12.0pt'>Before you start</span></b>, check the <i style='mso-bidi-font-style:normal'>pressure</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Film<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>cut apart<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Parchment<o:p></o:p></p>
<p class=MsoNormal>Then:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Press<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Peel<o:p></o:p></p>
<p class=MsoNormal><img width=200 height=100 src="file:///C:/Users/me/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="Picture_x0020_1"></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;border:none'><tr><td width=312 valign=top style='width:233.75pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Cotton<o:p></o:p></p></td><td width=312><p class=MsoNormal>300 F<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`

/**
 * As Google Docs writes it: everything in a bold element that isn't bold, bold as a style, links through its own
 * redirect page.
 */
export const googleDocsHtml = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-4f1c7a2e-7fff-2b1d-93a4-0b1e5f3c9d21"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;white-space:pre-wrap;">Care of prints</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Wash </span><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">cold</span><span style="font-size:11pt;font-style:italic;font-weight:400;white-space:pre-wrap;"> and inside out</span><span style="font-weight:400;">, as </span><a href="https://www.google.com/url?q=https://example.com/care&amp;sa=D&amp;source=editors&amp;ust=1700000000000000" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the guide</span></a><span style="font-weight:400;"> says.</span></p><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">No bleach</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">No softener</span></p></li></ul><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:624px;"><img src="https://lh7-us.googleusercontent.com/abc123" width="624" height="351" /></span></span></p></b><br class="Apple-interchange-newline">`
