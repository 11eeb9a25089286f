import { useMall, useSite } from '../../../shop/mall/mall-context.ts';
import { SmartLink } from '../../../shop/links/SmartLink.tsx';
import { CompanyLines } from './CompanyLines.tsx';
import { CustomerCenter } from './CustomerCenter.tsx';
import classes from './Footer.module.css';
import { FooterLinks } from './FooterLinks.tsx';

/** Where to get help, who runs the shop, and what the law wants shown of it. */
export function Footer() {
  const { name, branding } = useMall();
  const { familySiteUrl, businessCheckUrl, isDemonstration } = useSite();
  return (
    <footer className={classes.root}>
      {isDemonstration && (
        <p className={classes.demonstration}>
          시연용 쇼핑몰이에요. 실제 돈이 오가지 않고 상품도 보내지 않아요. 개인정보를 적지 마세요.
        </p>
      )}
      <FooterLinks />
      <div className={`content-width ${classes.body}`}>
        <CustomerCenter />
        <div className={classes.company}>
          <Mark image={branding.footerLogo} url={branding.footerLogoUrl} name={name} />
          <CompanyLines />
          <ul className={classes.outward}>
            {businessCheckUrl && (
              <li>
                <SmartLink to={businessCheckUrl}>사업자정보 확인</SmartLink>
              </li>
            )}
            {familySiteUrl && (
              <li>
                <SmartLink to={familySiteUrl}>패밀리 사이트</SmartLink>
              </li>
            )}
          </ul>
          <p className={classes.copyright}>© {name}</p>
        </div>
        <Certificate />
      </div>
    </footer>
  );
}

function Mark({ image, url, name }: { image: { url: string; alt: string } | null; url: string | null; name: string }) {
  if (!image) return <strong className={classes.name}>{name}</strong>;
  return (
    <SmartLink to={url} className={classes.mark}>
      <img src={image.url} alt={image.alt || name} height={32} width={128} loading="lazy" />
    </SmartLink>
  );
}

/** The certificate that the mall shows on phones; a desktop has space for it as well. */
function Certificate() {
  const { mobileFooterCertificate: image, mobileFooterCertificateUrl: url } = useMall().branding;
  if (!image) return null;
  return (
    <SmartLink to={url} className={classes.certificate}>
      <img src={image.url} alt={image.alt || '인증 마크'} width={72} height={72} loading="lazy" />
    </SmartLink>
  );
}
