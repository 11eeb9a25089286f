import { Icon, type IconProps } from '../../../shared/ui/icons/Icon.tsx';

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.500 10.500h11a1 1 0 0 1 1 1v7.500a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7.500a1 1 0 0 1 1-1zM8.500 10.500V8a3.500 3.500 0 0 1 7 0v2.500M12 14.200v2.300" />
  </Icon>
);

export const DoorIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13 4.500H6.500a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H13M10.500 12h9M16.500 8.700 19.800 12l-3.300 3.300" />
  </Icon>
);

export const UploadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15.500v-10M8 9l4-4 4 4M5 15.500V19a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-3.500" />
  </Icon>
);

export const CouponIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.500 6.500h17v3.500a2 2 0 0 0 0 4v3.500h-17V14a2 2 0 0 0 0-4zM14 9v.01M14 12v.01M14 15v.01" />
  </Icon>
);

export const PointIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M10 16.500V8h2.800a2.400 2.400 0 0 1 0 4.800H10" />
  </Icon>
);

export const RepeatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 11V9.500a2.500 2.500 0 0 1 2.500-2.500H18.500M15.800 4.300 18.500 7l-2.700 2.700M19 13v1.500a2.500 2.500 0 0 1-2.500 2.500H5.500M8.200 19.700 5.500 17l2.700-2.700" />
  </Icon>
);
