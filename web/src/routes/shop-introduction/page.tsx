import { Link } from 'react-router-dom';
import { Kinds } from '../../features/introduction/Kinds/Kinds.tsx';
import { Steps } from '../../features/introduction/Steps/Steps.tsx';
import { Welcome } from '../../features/introduction/Welcome/Welcome.tsx';
import { homePath } from '../../shop/links/mall-paths.ts';
import { noticesPath } from '../../shop/links/notices-path.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useCategoryAddress, useMenu } from '../../shop/mall/use-menu.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import buttons from '../../shared/ui/button.module.css';
import { CenterFacts } from './CenterFacts.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { introductionTexts } from './introduction-texts.ts';
import classes from './ShopIntroduction.module.css';

/** The shop's introduction, from its own data: its name, menu, service center and company. */
function ShopIntroduction() {
  const { mallUrl, device } = usePage();
  const mall = useMall();
  const menu = useMenu() ?? [];
  const addressOf = useCategoryAddress();
  const { welcome, start, steps } = introductionTexts(mall);
  const isShop = mall.openAreas.includes('SHOPPING');
  return (
    <div className={`content-width ${classes.root}`}>
      <Welcome mallName={mall.name} text={welcome}>
        <Link className={buttons.primary} to={homePath(mall, device, true)}>
          {start}
        </Link>
        <Link className={buttons.secondary} to={noticesPath(mallUrl, device)}>
          새 소식 보기
        </Link>
      </Welcome>
      {isShop ? <Kinds categories={menu.map((category) => ({ ...category, path: addressOf(category) }))} /> : null}
      <Steps steps={steps} />
      <div className={classes.facts}>
        <CenterFacts />
        <CompanyFacts />
      </div>
    </div>
  );
}

/** Needs only data that the shell has queried already. */
export const page: PageModule = { Component: ShopIntroduction };
