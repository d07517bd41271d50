import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'

export type Assertion = {
  email: string
  inResponseTo: string
  audience: string
  recipient: string
  issuer?: string
  notOnOrAfter?: Date
  /** Wraps the signed assertion in an unsigned one that names someone else (signature wrapping). */
  wrappedBy?: string
  isUnsigned?: boolean
}

/** A directory that signs assertions: hand-written XML in exclusive canonical form. */
export function createSamlDirectory(entityId = 'https://directory.example/saml') {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let count = 0

  const answer = (assertion: Assertion): string => {
    const { inResponseTo, recipient, issuer = entityId } = assertion
    const now = new Date()
    const until = assertion.notOnOrAfter ?? new Date(now.getTime() + 300_000)
    const signed = assertionXml(assertion, { id: `_assertion${++count}`, now, until, issuer })
    const inner = assertion.isUnsigned ? signed.whole : withSignature(signed)
    const forged = assertion.wrappedBy
      ? assertionXml({ ...assertion, email: assertion.wrappedBy }, { id: '_forged', now, until, issuer })
          .whole
      : ''
    const response =
      `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_response${count}" Version="2.0" ` +
      `IssueInstant="${now.toISOString()}" Destination="${recipient}" InResponseTo="${inResponseTo}">` +
      `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${issuer}</saml:Issuer>` +
      `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"></samlp:StatusCode></samlp:Status>` +
      `${forged}${inner}</samlp:Response>`
    return Buffer.from(response).toString('base64')
  }

  function withSignature({ before, after, whole, id }: ReturnType<typeof assertionXml>): string {
    const digest = createHash('sha256').update(whole).digest('base64')
    const open = '<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">'
    const info =
      '<ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></ds:CanonicalizationMethod>' +
      '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>' +
      `<ds:Reference URI="#${id}"><ds:Transforms>` +
      '<ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"></ds:Transform>' +
      '<ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></ds:Transform></ds:Transforms>' +
      '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>' +
      `<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`
    const value = sign('sha256', Buffer.from(open + info), privateKey).toString('base64')
    const signature =
      `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo>${info}` +
      `<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`
    return before + signature + after
  }

  return {
    entityId,
    certificate: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    answer,
    /** The request id in one of our addresses. */
    requestIdOf(url: URL): string {
      const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString()
      return / ID="([^"]+)"/.exec(xml)?.[1] ?? ''
    },
  }
}

type Facts = { id: string; now: Date; until: Date; issuer: string }

function assertionXml(
  { email, inResponseTo, audience, recipient }: Assertion,
  { id, now, until, issuer }: Facts,
) {
  const before =
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" ` +
    `IssueInstant="${now.toISOString()}" Version="2.0"><saml:Issuer>${issuer}</saml:Issuer>`
  const after =
    `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${email}</saml:NameID>` +
    '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">' +
    `<saml:SubjectConfirmationData InResponseTo="${inResponseTo}" NotOnOrAfter="${until.toISOString()}" ` +
    `Recipient="${recipient}"></saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject>` +
    `<saml:Conditions NotBefore="${new Date(now.getTime() - 60_000).toISOString()}" NotOnOrAfter="${until.toISOString()}">` +
    `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
    `<saml:AuthnStatement AuthnInstant="${now.toISOString()}" SessionIndex="${id}"><saml:AuthnContext>` +
    '<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef>' +
    '</saml:AuthnContext></saml:AuthnStatement></saml:Assertion>'
  return { id, before, after, whole: before + after }
}
