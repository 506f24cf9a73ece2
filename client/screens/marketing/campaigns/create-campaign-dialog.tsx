import { __, sprintf } from '@wordpress/i18n';
import { describeAction } from '@admin/format';
import { useCampaignTypes, type CampaignType } from '@admin/store-marketing';
import { Button, EmptyState, ErrorState, Modal, Offer, OfferList } from '@admin/ui';
import { OfferPlaceholders } from '../offer-placeholders';

interface CreateCampaignDialogProps {
  onClose: () => void;
  /** Missing if the user can't install any. */
  onAddChannels: (() => void) | undefined;
}

/** Lists the campaign types. Campaigns are created on the channels' own pages. */
export function CreateCampaignDialog({ onClose, onAddChannels }: CreateCampaignDialogProps) {
  const { types, failure, retry } = useCampaignTypes();
  return (
    <Modal
      title={__('Create a campaign', 'store-admin')}
      onClose={onClose}
      actions={
        onAddChannels && (
          <Button
            onClick={() => {
              onClose();
              onAddChannels();
            }}
          >
            {__('Add channels for other campaign types', 'store-admin')}
          </Button>
        )
      }
    >
      {!types && failure && (
        <ErrorState
          title={__('The campaign types could not be loaded', 'store-admin')}
          message={failure.message}
          onRetry={retry}
        />
      )}
      {!types && !failure && <OfferPlaceholders count={2} />}
      {types && types.length === 0 && (
        <EmptyState
          icon="megaphone"
          title={__('No campaign types found.', 'store-admin')}
          message={__('Finish setting up your channels to see their campaign types.', 'store-admin')}
        />
      )}
      {types && types.length > 0 && (
        <>
          <p className="sa-marketing-prompt">
            {__('Where do you want to promote your products?', 'store-admin')}
          </p>
          <OfferList>
            {types.map((type) => (
              <Offer
                key={type.id}
                image={type.icon}
                icon="megaphone"
                title={type.name}
                description={type.description}
                action={<Create type={type} />}
              >
                <span className="sa-marketing-campaign__channel">
                  {sprintf(
                    /* translators: %s: name of a sales channel */
                    __('On %s', 'store-admin'),
                    type.channelName,
                  )}
                </span>
              </Offer>
            ))}
          </OfferList>
        </>
      )}
    </Modal>
  );
}

/** Pages on other sites open in a new tab. */
function Create({ type: { name, createUrl } }: { type: CampaignType }) {
  const words = __('Create', 'store-admin');
  const isElsewhere = new URL(createUrl, window.location.href).origin !== window.location.origin;
  return (
    <Button
      href={createUrl}
      variant="primary"
      aria-label={describeAction(words, name)}
      {...(isElsewhere && { target: '_blank', rel: 'noreferrer', icon: 'external' })}
    >
      {words}
    </Button>
  );
}
