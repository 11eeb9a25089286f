import { Icon, type IconProps } from './Icon.tsx';

export const SearchIcon = ({ isFilled: _isFilled, ...props }: IconProps & { isFilled?: boolean }) => (
  <Icon {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);

export const CartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 4h2.200l2.3 11.200h10.300L20 7.500H6" />
    <circle cx="9" cy="19" r="1.4" />
    <circle cx="16.5" cy="19" r="1.4" />
  </Icon>
);

export const PersonIcon = ({ isFilled = false, ...props }: IconProps & { isFilled?: boolean }) => (
  <Icon {...props} fill={isFilled ? 'currentColor' : 'none'}>
    <circle cx="12" cy="8" r="3.8" />
    <path d="M4.5 20c.8-3.8 3.8-5.8 7.5-5.800s6.7 2 7.5 5.8" />
  </Icon>
);

export const HeartIcon = ({ isFilled = false, ...props }: IconProps & { isFilled?: boolean }) => (
  <Icon {...props} fill={isFilled ? 'currentColor' : 'none'}>
    <path d="M12 20s-7.5-4.6-7.5-10.100A4.2 4.2 0 0 1 12 7.200a4.2 4.2 0 0 1 7.5 2.700C19.5 15.4 12 20 12 20z" />
  </Icon>
);

export const OrdersIcon = ({ isFilled = false, ...props }: IconProps & { isFilled?: boolean }) => (
  <Icon {...props} fill={isFilled ? 'currentColor' : 'none'}>
    <path d="M6 4h12v16l-3-2-3 2-3-2-3 2zM9 9h6" />
  </Icon>
);

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const HomeIcon = ({ isFilled = false, ...props }: IconProps & { isFilled?: boolean }) => (
  <Icon {...props} fill={isFilled ? 'currentColor' : 'none'}>
    <path d="M4 11.2 12 4.500l8 6.700V19a1 1 0 0 1-1 1h-4.500v-5h-5v5H5a1 1 0 0 1-1-1z" />
  </Icon>
);

export const ChevronRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9 5 7 7-7 7" />
  </Icon>
);

export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 6v12M15 6v12" />
  </Icon>
);

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5.500v13l10.5-6.500z" />
  </Icon>
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.5 21 19.500H3zM12 10v4.500M12 17v.1" />
  </Icon>
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.500V12l3 2" />
  </Icon>
);

export const BackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m14.500 5-7 7 7 7" />
  </Icon>
);
